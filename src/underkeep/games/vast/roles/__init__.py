"""The five roles, one folder each; they do not import each other and meet through rules and windows."""
