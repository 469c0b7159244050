"""KHO-SCEN-07  Special rules of the scenarios: one code unit per scenario, asked at the moments that base.py names."""
