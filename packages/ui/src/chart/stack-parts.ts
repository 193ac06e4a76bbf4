interface Part {
  key: string;
  value: number;
}

/** All parts of a line together. */
export function rowTotal(row: { parts: readonly Part[] }): number {
  return row.parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
}

/** Every kind of part once, in the order in which the lines name them. */
export function partsInOrder<P extends Part>(rows: readonly { parts: readonly P[] }[]): P[] {
  const found = new Map<string, P>();
  for (const part of rows.flatMap((row) => row.parts)) {
    if (!found.has(part.key)) found.set(part.key, part);
  }
  return [...found.values()];
}

/** A part with its position in the bar, both as a share of one. */
export type PlacedPart<P> = P & { share: number };

/**
 * Shares of the full width. Omits parts without a value.
 * @param largest the total that fills the width
 */
export function placeParts<P extends Part>(parts: readonly P[], largest: number): PlacedPart<P>[] {
  return parts
    .filter(({ value }) => value > 0)
    .map((part) => ({ ...part, share: largest > 0 ? part.value / largest : 0 }));
}
