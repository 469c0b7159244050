"""What happened, for log, animation and the information ledger."""
