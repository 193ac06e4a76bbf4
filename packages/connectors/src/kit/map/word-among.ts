/** The value as one of the listed words; null when it is none of them. */
export function wordAmong<T extends string>(words: readonly T[], value: unknown): T | null {
  return words.find((word) => word === value) ?? null;
}
