"""Where tables are kept: what a store promises (base) and the stores that there are."""
