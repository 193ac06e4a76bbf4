import { hasMod11And10 } from '../../values/iso-7064.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-tax-id',
  name: 'German tax identification number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'steuer id',
    'steuerid',
    'steueridentifikationsnummer',
    'steuer identifikationsnummer',
    'idnr',
    'id nr',
    'steuerliche identifikationsnummer',
    'german tax id',
    'tax id',
    'tax identification number',
  ],
  patterns: [
    { pattern: '[1-9][0-9]{10}', validate: isTaxId, alone: 'low', inField: 'medium' },
    {
      pattern: '[1-9][0-9] [0-9]{3} [0-9]{3} [0-9]{3}',
      validate: isTaxId,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://www.gesetze-im-internet.de/ao_1977/__139b.html',
  examples: {
    match: [
      {
        text: 'Steuer-ID: 86095742719',
        source: 'published example of the Federal Central Tax Office',
      },
      {
        text: 'IdNr. 36 574 261 809',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'steueridentifikationsnummer=65929970489',
        source: 'example of the tax office of a number with one digit three times',
      },
    ],
    noMatch: [
      { text: 'Steuer-ID: 86095742718', source: 'written for this test: a wrong check digit' },
      { text: 'Steuer-ID 8609574271', source: 'written for this test: a digit is missing' },
      { text: 'IdNr. 11111111111', source: 'written for this test: one digit repeated' },
      { text: 'steuer_id=x86095742719', source: 'written for this test: part of an identifier' },
    ],
  },
});

/** ISO/IEC 7064 MOD 11,10; among the first ten digits at most one repeats, at most three times. */
function isTaxId(value: string): boolean {
  const digits = digitsOf(value);
  const body = digits.slice(0, 10);
  const repeated = Array.from(new Set(body), (digit) => body.split(digit).length - 1).filter(
    (count) => count > 1,
  );
  return repeated.length < 2 && (repeated[0] ?? 1) < 4 && hasMod11And10(digits);
}
