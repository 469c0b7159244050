"""Cluster: several servers on one database share the tables and forward what concerns those of another."""
