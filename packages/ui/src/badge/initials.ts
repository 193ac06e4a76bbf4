const graphemes = new Intl.Segmenter('en');

/** The first character as a reader counts them; empty for an empty word. */
function firstCharacter(word: string): string {
  return graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** Up to two capital letters for a name or an address, e.g. `DW` for `Dana Whitfield`. */
export function initials(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  const first = firstCharacter(words[0] ?? '?');
  const last = words.length > 1 ? firstCharacter(words.at(-1) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}

/** A number from 0 to `count - 1`, the same for the same text. */
export function stableIndex(text: string, count: number): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
