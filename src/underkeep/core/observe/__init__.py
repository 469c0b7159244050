"""Views as numbers: observations and batches of games for research environments."""
