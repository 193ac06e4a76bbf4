/** Where a word stands, in UTF-16 code units. */
export interface Word {
  start: number;
  end: number;
}

/**
 * Letters and digits, also joined by hyphens and underscores, or one other character: as GLiNER
 * splits its texts (its whitespace splitter, `\w+(?:[-_]\w+)*|\S` in the terms of Python).
 */
const WORD = /[\p{L}\p{N}_]+(?:[-_][\p{L}\p{N}_]+)*|\S/gu;

export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}
