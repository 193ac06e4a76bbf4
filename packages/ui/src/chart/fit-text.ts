/** Widths of letters of the body type in em, wide groups first; the rest is as wide as a small letter. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u,
    1,
  ],
  [/[mwMW@%…]/, 0.88],
  [/\p{Lu}|[\d#&+=<>~_]/u, 0.66],
  [/[\siljtfr.,:;'’|!()[\]/-]/, 0.36],
];
const SMALL_LETTER = 0.57;

const graphemes = new Intl.Segmenter('en');

const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? SMALL_LETTER;
}

/** How wide a text of the body type is at most, in pixels. An estimate: drawings are laid out unseen. */
export function textWidth(text: string, fontSize: number): number {
  return lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * fontSize;
}

/**
 * A text truncated to a width, for drawings, where the browser truncates nothing. The tip has its full
 * form.
 */
export function fitText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const letters = lettersOf(text);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, fontSize) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
