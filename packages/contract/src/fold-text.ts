import { ownValue } from './own-value.ts';

/** Letters that NFKD does not decompose, with their plain spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text in search form: lower case, without accents, and with one spelling for common variants.
 * Møllegård, Mollegaard and Moellegaard are equal, and so are Müller, Mueller and Muller. `search_fold`
 * does the same in the database.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(LETTER, (letter) => ownValue(LETTERS, letter) ?? letter)
    .replaceAll('aa', 'a')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll(/[ \t\n\r\f\v]+/g, ' ');
}
