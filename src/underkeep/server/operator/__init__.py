"""Operator: what whoever runs a server does to stored tables and with records from elsewhere."""
