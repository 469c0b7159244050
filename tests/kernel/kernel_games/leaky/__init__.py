"""Leaky: a small card game in which an option plants a fault; the suite must find each of them."""
