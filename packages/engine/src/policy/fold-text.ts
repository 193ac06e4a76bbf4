/** Longer texts are not kept: they come rarely twice, and would hold memory. */
const LONGEST_KEPT = 1024;
const SLOTS = 64;

const texts: string[] = Array.from({ length: SLOTS }, () => '');
const folded: string[] = Array.from({ length: SLOTS }, () => '');

/**
 * Folds case as JavaScript does, whatever the locale. Hundreds of policies fold the few texts of one event
 * one after another, so the last ones are kept, by their length.
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
