"""What a seat may know and do: views, labels, previews, hidden places, and games that fit a view."""
