const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
  }),
);

/** Text with characters by number and the five names of XML in their place; other names stay as they are. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#[xX]([0-9a-fA-F]{1,8})|#(\d{1,9})|(lt|gt|amp|quot|apos));/g,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name === undefined
        ? (characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole)
        : (NAMED.get(name) ?? whole),
  );
}

/** The character of a code point; undefined if none. */
export function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
