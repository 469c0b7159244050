/** The little of a browser that modules ask for when they are loaded, for tests that run without one. */
class Shelf implements Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> {
  #items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

Object.assign(globalThis, {
  location: { search: "?lang=en" },
  localStorage: new Shelf(),
  MouseEvent: Event,
  document: { hidden: false },
  matchMedia: () => ({ matches: true, addEventListener: () => undefined }), // no motion, so that nothing takes time
});
