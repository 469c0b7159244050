"""The workshop: packs that people make in the browser, checked, kept, measured and played."""
