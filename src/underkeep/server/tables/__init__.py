"""Tables: each owns one game; what changes it is checked, stored, and only then shown."""
