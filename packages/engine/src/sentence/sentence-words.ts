/** A word of a sentence. Offsets are UTF-16 code units; `end` is the first unit after it. */
export interface SentenceWord {
  text: string;
  start: number;
  end: number;
  /** Lower case, without accents: how the vocabulary is looked up. */
  folded: string;
  /** Without endings of plurals and cases. */
  stem: string;
  /** A comma, full stop or semicolon stands before it. */
  isAfterPause: boolean;
}

/** A number before its unit of size (`20MB`), a word or number, or a comparison. */
const WORD =
  /\d+(?:[.,]\d+)*(?=[kmgt]i?b(?![\p{L}\p{N}]))|[\p{L}\p{N}\p{M}]+(?:(?:['’.@_&]|(?<=\d),(?=\d))[\p{L}\p{N}\p{M}]+)*[+#]*|[<>≥≤=]+/giu;
const PAUSE = /[,;.!?:]/;
const ENDING = /(?:ings?|ed|ern|en|em|er|es|e|n|s)$/;
/** Shorter stems are ambiguous. */
const SHORTEST_STEM = 3;
const MOST_ENDINGS = 4;

/** The words of a sentence in order. Anything with a letter or a digit is part of one. */
export function wordsOf(sentence: string): SentenceWord[] {
  let before = 0;
  return [...sentence.matchAll(WORD)].map(({ 0: text, index }) => {
    const isAfterPause = PAUSE.test(sentence.slice(before, index));
    before = index + text.length;
    const folded = foldWord(text);
    return { text, start: index, end: before, folded, stem: stemOf(folded), isAfterPause };
  });
}

/** Lower case, without accents and the apostrophes of genitives. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '');
}

/**
 * The word without English and German endings. All forms of a word give the same stem, which need not
 * be a word; if two words share a stem, the vocabulary contains both as written.
 */
export function stemOf(folded: string): string {
  let stem = folded.replace(/ies$/, 'y');
  for (let round = 0; round < MOST_ENDINGS; round += 1) {
    const shorter = stem.replace(ENDING, '');
    if (shorter === stem || shorter.length < SHORTEST_STEM) return stem;
    stem = shorter;
  }
  return stem;
}

/** The number that a word writes in digits, with the separators of either language; null for any other word. */
export function numberIn(text: string): number | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  const number = Number(isGrouped ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}
