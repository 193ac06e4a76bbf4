import { typingErrors } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Words compared letter by letter, and maximum corrections per typed word. */
const MOST_COMPARED = 60;
const MOST_TAKEN = 4;

/** Longest word with at most one error: among shorter words too many are similar. */
const SHORT = 5;

/**
 * The words of names that each typed word may mean, best first: with one typing error, in longer words
 * two. A word without corrections represents itself. Null if no word was corrected.
 *
 * @param words folded
 */
export async function correctedWords(
  tx: Transaction,
  words: readonly string[],
): Promise<string[][] | null> {
  const rows = await tx.query<{ typed_word: string; word: string }>(
    'SELECT typed_word, word FROM search_alike($1, $2)',
    [words, MOST_COMPARED],
  );
  const corrected = words.map((typed) => {
    const most = typed.length <= SHORT ? 1 : 2;
    const alike = rows
      .filter((row) => row.typed_word === typed)
      .map(({ word }) => ({ word, errors: typingErrors(typed, word) }))
      .filter(({ errors }) => errors <= most)
      .toSorted((a, b) => a.errors - b.errors);
    const [best] = alike;
    // A word with two errors is ignored if another has only one.
    return alike
      .filter(({ errors }) => errors === best?.errors)
      .slice(0, MOST_TAKEN)
      .map(({ word }) => word);
  });
  if (corrected.every((list) => list.length === 0)) return null;
  return corrected.map((list, index) => (list.length > 0 ? list : [words[index] ?? '']));
}
