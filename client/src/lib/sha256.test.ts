import { expect, test } from "vitest";
import { sealed, sha256 } from "./sha256";

/** By the machine's own library. */
async function hashed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("it is SHA-256 for every length around the ends of blocks", async () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(bytes)).toBe(await hashed(bytes));
  }
});

test("a seed fits its own commitment and no other", async () => {
  const seed = "00ff".repeat(16);

  const commitment = await hashed(Uint8Array.from({ length: 32 }, (_, i) => (i % 2 ? 255 : 0)));

  expect(sealed(seed, commitment)).toBe(true);
  expect(sealed("01ff".repeat(16), commitment)).toBe(false);
});
