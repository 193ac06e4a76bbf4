import { foldedWords, wordPattern } from './like-patterns.ts';

/** Columns with the keys of a row's actor, object and places. */
interface NamedColumns {
  actor: string;
  object: string;
  places: readonly string[];
  /** Compared unchanged, in lower case. */
  operation: string;
}

/**
 * Conditions of a free text on rows that name people, objects and places: each word occurs in one of
 * the names, in any spelling, or in the operation. Joined with AND; empty without words.
 *
 * @param place adds a value to the statement and returns its placeholder, such as `$3`
 */
export function namedInText(
  text: string,
  columns: NamedColumns,
  place: (value: unknown) => string,
): string[] {
  return foldedWords(text).map((word) => {
    const pattern = place(wordPattern(word));
    const named = (column: string, kind: string): string =>
      `${column} IN (SELECT search_keys('${kind}', ${pattern}))`;
    const conditions = [
      named(columns.actor, 'actor'),
      named(columns.object, 'object'),
      ...columns.places.map((column) => named(column, 'place')),
      `lower(${columns.operation}) LIKE ${pattern}`,
    ];
    return `(${conditions.join(' OR ')})`;
  });
}
