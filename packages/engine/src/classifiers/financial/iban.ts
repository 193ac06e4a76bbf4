import { alphanumericsOf } from '../../values/digits-of.ts';
import { mod97 } from '../../values/mod-97.ts';
import { defineClassifier, type ValuePattern } from '../define-classifier.ts';
import { BBAN_STRUCTURES } from './iban-structures.data.ts';

const REGISTRY = 'example of the IBAN registry';
const OWN = 'written for this test';

/** Length of the national part by country. */
const LENGTHS = new Map(
  Object.entries(BBAN_STRUCTURES).map(([country, structure]) => [
    country,
    structure.split(/[a-z]/).reduce((sum, length) => sum + Number(length), 0),
  ]),
);

/** Pattern of the national part as the structure tells it: `4n2a` is `[0-9]{4}[A-Z]{2}`. */
const BBAN_PATTERNS = new Map(
  Object.entries(BBAN_STRUCTURES).map(([country, structure]) => [
    country,
    new RegExp(
      `^${structure.replaceAll(/([0-9]+)([nac])/g, (_, length: string, kind: string) => {
        return `${kind === 'n' ? '[0-9]' : kind === 'a' ? '[A-Z]' : '[A-Z0-9]'}{${length}}`;
      })}$`,
    ),
  ]),
);

export const classifier = defineClassifier({
  id: 'iban',
  name: 'IBAN',
  class: 'financial',
  locale: 'any',
  sensitivity: 3,
  keywords: [
    'iban',
    'ibans',
    'account',
    'account number',
    'bank',
    'bank account',
    'transfer',
    'bic',
    'swift',
    'konto',
    'kontonummer',
    'bankverbindung',
    'compte',
    'rib',
    'cuenta',
    'conto',
    'rekening',
    'rekeningnummer',
    'konta',
    'hesap',
  ],
  patterns: [
    { pattern: compactPattern(), caseless: true, validate: isIban, alone: 'high' },
    { pattern: groupedPattern(' '), validate: isIban, alone: 'high' },
    { pattern: groupedPattern('-'), validate: isIban, alone: 'high' },
  ] satisfies ValuePattern[],
  reference:
    'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
  examples: {
    match: [
      { text: 'IBAN DE89370400440532013000', source: REGISTRY },
      {
        text: 'pay to GB29 NWBK 6016 1331 9268 19 BY MONDAY',
        source: `${REGISTRY}, in a sentence`,
      },
      { text: '{"iban":"FR1420041010050500013M02606"}', source: REGISTRY },
      { text: 'account NO93 8601 1117 947', source: `${REGISTRY}, the shortest` },
      { text: 'MT84MALT011000012345MTLCAST001S', source: `${REGISTRY}, the longest kind` },
      { text: 'IBAN: AL47-2121-1009-0000-0002-3569-8741', source: `${REGISTRY}, with hyphens` },
    ],
    noMatch: [
      { text: 'IBAN DE89370400440532013001', source: `${OWN}: check digits do not fit` },
      { text: 'IBAN DE8937040044053201300', source: `${OWN}: one digit too few` },
      { text: 'IBAN GB29 1WBK 6016 1331 9268 19', source: `${OWN}: a digit where letters stand` },
      { text: 'IBAN NO1300000000000', source: `${OWN}: no account, though the check holds` },
      { text: 'IBAN ZZ89370400440532013000', source: `${OWN}: no such country` },
      { text: 'IBAN AL47/2121/1009/0000/0002/3569/8741', source: `${OWN}: groups by slashes` },
    ],
  },
});

/**
 * Countries with one length are tried together: the longest match then has the length of its
 * country.
 */
function compactPattern(): string {
  return byLength()
    .map(([length, countries]) => `(?:${countries.join('|')})[0-9]{2}[A-Z0-9]{${length}}`)
    .join('|');
}

/** Groups of four from the left, as the standard prints them. */
function groupedPattern(separator: string): string {
  return byLength()
    .map(([length, countries]) => {
      const rest = length % 4 === 0 ? '' : `${separator}[A-Z0-9]{${length % 4}}`;
      const groups = `(?:${separator}[A-Z0-9]{4}){${Math.floor(length / 4)}}`;
      return `(?:${countries.join('|')})[0-9]{2}${groups}${rest}`;
    })
    .join('|');
}

function byLength(): (readonly [number, string[]])[] {
  const countriesOf = new Map<number, string[]>();
  for (const [country, length] of LENGTHS) {
    countriesOf.set(length, [...(countriesOf.get(length) ?? []), country]);
  }
  return Array.from(countriesOf);
}

/**
 * One case, not all zeros, the structure of its country, and ISO/IEC 7064 check digits with the first
 * four characters moved to the end.
 */
function isIban(value: string): boolean {
  const iban = alphanumericsOf(value);
  if (value !== value.toUpperCase() && value !== value.toLowerCase()) return false;
  const national = iban.slice(4);
  if (/^[A-Z]*0+$/.test(national)) return false;
  if (BBAN_PATTERNS.get(iban.slice(0, 2))?.test(national) !== true) return false;
  return mod97(`${national}${iban.slice(0, 4)}`) === 1;
}
