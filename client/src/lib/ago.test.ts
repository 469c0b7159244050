import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2026-03-10T12:00:00+00:00");
test.each([
  ["2026-03-10T11:59:40+00:00", "en", "this minute"],
  ["2026-03-10T11:48:00+00:00", "en", "12 minutes ago"],
  ["2026-03-09T11:00:00+00:00", "it", "ieri"],
  ["2026-01-02T11:00:00+00:00", "en", "Jan 2, 2026"],
  ["never", "en", ""],
])("%s in %s is %s", (at, lang, said) => expect(ago(at, lang, NOW)).toBe(said));
