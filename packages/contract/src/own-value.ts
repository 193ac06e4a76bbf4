/**
 * The entry of a table under an external key: a vendor's term, a stored word, a parameter. Reads own
 * properties only. Plain indexing reaches the prototype, so that `constructor` or `toString` would
 * return a function where the types promise an entry or undefined.
 *
 * `tools/check/own-values.test.ts` rejects plain indexing of such tables.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
