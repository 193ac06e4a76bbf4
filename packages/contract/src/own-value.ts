/**
 * The entry of a table under a key that comes from outside: a vendor's word, a stored word, a parameter.
 * Reads own properties only. Plain indexing reaches the prototype, so that `constructor` or `toString`
 * would answer with a function where the types promise an entry or undefined.
 *
 * `tools/check/own-values.test.ts` rejects plain indexing of such tables.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
