/** An id for a file of a pack, from a name: small letters, digits and hyphens, and none of those that are taken. */
export function idFor(name: string, taken: readonly string[] = []): string {
  const plain = name.normalize("NFD").toLowerCase();
  const id =
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 28) || "scenario";
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? id : `${id}-${n}`;
    if (!taken.includes(tried)) return tried;
  }
}
