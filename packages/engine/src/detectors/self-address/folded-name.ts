import { ownValue } from '@waybill/contract';
/** Letters that decompose into no base letter and mark, as people write them in addresses. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};
/** Transliterations into the 26 basic letters, as native writers use them. */
const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};

/** The name in the letters a to z; signs between letters become one blank. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþıə]/gu, (letter) => ownValue(WRITTEN_OUT, letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’`]/gu, '')
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();
}

/** The ways in which a name is written in an address: `mueller` and `muller` for Müller. */
export function foldings(name: string): string[] {
  const written = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/gu, (letter) => ownValue(UMLAUTS, letter) ?? letter);
  return [...new Set([plain(name), plain(written)])].filter((form) => form !== '');
}
