/** A word or a sign of a text. Offsets in UTF-16 code units. */
export interface NameToken {
  text: string;
  /** In lower case, without the sign of a handle, a possessive or a full stop. */
  lower: string;
  start: number;
  end: number;
  /** Letters or digits, not a sign. */
  isWord: boolean;
}

/** Words hold full stops and apostrophes between letters (`U.S.`, `O'Brien`), and handles their sign. */
const TOKEN = /[@#]?[\p{L}\p{N}]+(?:[.'’&_-][\p{L}\p{N}]+)*\.?|[^\s\p{L}\p{N}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** A word with a full stop after each letter keeps the last one; so do a few short titles. */
const ABBREVIATION =
  /^(?:\p{L}\.)+$|^(?:mr|mrs|ms|dr|st|jr|sr|prof|gov|sen|rep|gen|col|capt|lt|sgt|inc|corp|co|ltd)\.$/iu;

/** Words and signs of a sentence or a whole text, in order. */
export function nameTokens(text: string): NameToken[] {
  const tokens: NameToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const keepsStop = !found.endsWith('.') || ABBREVIATION.test(found);
    const word = keepsStop ? found : found.slice(0, -1);
    const start = match.index;
    const isWord = LETTER.test(word);
    const lower = isWord ? bareWord(word) : word;
    tokens.push({ text: word, lower, start, end: start + word.length, isWord });
    if (!keepsStop) {
      const stop = start + word.length;
      tokens.push({ text: '.', lower: '.', start: stop, end: stop + 1, isWord: false });
    }
  }
  return tokens;
}

const DRESSED = /[@#.'’]/;

function bareWord(word: string): string {
  const lower = word.toLowerCase();
  if (!DRESSED.test(lower)) return lower;
  return lower
    .replace(/^[@#]/, '')
    .replace(/['’]s$/, '')
    .replace(/\.$/, '');
}
