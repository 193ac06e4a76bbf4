import { hasMod11And10 } from '../../values/iso-7064.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-vat-id',
  name: 'German VAT identification number',
  class: 'business',
  locale: 'de',
  sensitivity: 1,
  keywords: [
    'ust idnr',
    'ust id',
    'ustid',
    'ustidnr',
    'ust id nr',
    'umsatzsteuer id',
    'umsatzsteuer identifikationsnummer',
    'umsatzsteueridentifikationsnummer',
    'vat',
    'vat id',
    'vat number',
    'vat reg no',
    'mwst',
  ],
  patterns: [
    {
      pattern: 'DE ?[1-9][0-9]{8}',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: 'DE [0-9]{3} [0-9]{3} [0-9]{3}',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://www.gesetze-im-internet.de/ustg_1980/__27a.html',
  examples: {
    match: [
      { text: 'USt-IdNr. DE136695976', source: 'published VAT number of the VIES examples' },
      {
        text: 'invoice by DE136695976, Berlin',
        source: 'published VAT number of the VIES examples',
      },
      { text: 'vat: de 136 695 976', source: 'published VAT number of the VIES examples' },
    ],
    noMatch: [
      { text: 'USt-IdNr. DE13669597', source: 'written for this test: a digit is missing' },
      { text: 'USt-IdNr. DE1366959760', source: 'written for this test: a digit too many' },
      { text: 'USt-IdNr. DE036695976', source: 'written for this test: begins with a zero' },
      { text: 'path CODE136695976', source: 'written for this test: part of an identifier' },
    ],
  },
});

/** The check digit is not officially binding, so a failing number has lower confidence only. */
function levelOf(value: string): Level {
  return hasMod11And10(digitsOf(value)) ? 'medium' : 'low';
}
