"""Changes: the only writers of the state during play, by area. Each is a verb and announces one event if anybody
listens.
"""
