/**
 * The entry of a table by a stored word; undefined for a word that the table lacks. Stored words are not
 * limited to today's enums: `constructor` must not find what every object inherits.
 */
export function entryOf<V>(table: Readonly<Record<string, V>>, word: string | null): V | undefined {
  return word !== null && Object.hasOwn(table, word) ? table[word] : undefined;
}
