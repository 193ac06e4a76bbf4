/** The value as one of the words of a vocabulary; null when it is not one of them. */
export function wordAmong<T extends string>(words: readonly T[], value: unknown): T | null {
  return words.find((word) => word === value) ?? null;
}
