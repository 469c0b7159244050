"""Changes: the only writers of the state during play. Each is a verb and announces one event if anybody listens."""
