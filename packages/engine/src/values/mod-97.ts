/**
 * Remainder mod 97 of a text read as a number, letters as A = 10 to Z = 35 (ISO/IEC 7064, MOD 97-10). A
 * text with valid check digits gives 1. Letters in either case; -1 for any other character and for an
 * empty text.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    if (Number.isNaN(value)) return -1;
    remainder = (value > 9 ? remainder * 100 + value : remainder * 10 + value) % 97;
  }
  return text === '' ? -1 : remainder;
}
