import { COUNTRY_CODES } from '../../values/country-codes.data.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

const PUBLISHED = 'published number of a listed security';
const OWN = 'written for this test';

/** Codes that are no country’s: Clearstream and Euroclear, the European Union, derivatives. */
const OTHER_PREFIXES = new Set(['XS', 'XA', 'XB', 'XC', 'XD', 'XF', 'EU', 'EZ', 'QS', 'QT', 'XT']);

export const classifier = defineClassifier({
  id: 'isin',
  name: 'ISIN',
  class: 'financial',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'isin',
    'isins',
    'security',
    'securities',
    'share',
    'shares',
    'stock',
    'bond',
    'bonds',
    'fund',
    'etf',
    'wkn',
    'portfolio',
    'holding',
    'holdings',
    'position',
    'instrument',
    'depot',
    'aktie',
    'aktien',
    'anleihe',
    'fonds',
    'wertpapier',
    'wertpapiere',
    'kennnummer',
  ],
  patterns: [
    {
      pattern: '[A-Z]{2}[0-9A-Z]{9}[0-9]',
      validate: levelOf,
      alone: 'medium',
      supported: 'high',
    },
  ],
  testValues: [],
  reference: 'https://www.iso.org/standard/78502.html',
  examples: {
    match: [
      { text: 'ISIN US0378331005', source: PUBLISHED },
      { text: 'We hold DE0007164600 and GB0002634946.', source: PUBLISHED },
      { text: 'bond XS0971721963 matures', source: PUBLISHED },
    ],
    noMatch: [
      { text: 'ISIN US0378331006', source: `${OWN}: check digit off by one` },
      { text: 'ISIN QQ0378331005', source: `${OWN}: no such country` },
      { text: 'code DEBUGGERMOD5', source: `${OWN}: a word` },
    ],
  },
});

/** Letters become two digits, A is 10; a code with few digits is weak evidence on its own. */
function levelOf(value: string): boolean | Level {
  const prefix = value.slice(0, 2);
  if (!COUNTRY_CODES.has(prefix) && !OTHER_PREFIXES.has(prefix)) return false;
  const digits = value.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  if (!hasLuhn(digits)) return false;
  return value.replaceAll(/[^0-9]/g, '').length >= 6 ? true : 'low';
}
