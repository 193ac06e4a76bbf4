/** Longer texts are not cached: they rarely recur, and would use memory. */
const LONGEST_KEPT = 1024;
const SLOTS = 64;

const texts: string[] = Array.from({ length: SLOTS }, () => '');
const folded: string[] = Array.from({ length: SLOTS }, () => '');

/**
 * Folds case like JavaScript, in any locale. Hundreds of policies fold the few texts of one event one
 * at a time, so the last ones are cached, by their length.
 */
export function foldText(text: string): string {
  const slot = text.length % SLOTS;
  if (texts[slot] === text) return folded[slot] ?? text.toLowerCase();
  const result = text.toLowerCase();
  if (text.length <= LONGEST_KEPT) {
    texts[slot] = text;
    folded[slot] = result;
  }
  return result;
}
