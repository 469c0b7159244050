"""Tools of development; `./run` starts them."""
