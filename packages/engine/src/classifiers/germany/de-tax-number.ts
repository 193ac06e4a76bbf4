import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-tax-number',
  name: 'German tax number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'steuernummer',
    'steuer nr',
    'steuernr',
    'st nr',
    'stnr',
    'finanzamt',
    'german tax number',
    'elster',
  ],
  patterns: [
    { pattern: '[0-9]{13}', validate: isNationalForm, alone: 'none', inField: 'medium' },
    {
      pattern: '[0-9]{2,3}/[0-9]{3,4}/[0-9]{4,5}',
      validate: isLocalForm,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{5}/[0-9]{5}', alone: 'none', inField: 'medium' },
    {
      pattern: '[0-9]{2,3} [0-9]{3,4} [0-9]{4,5}',
      validate: isLocalForm,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://de.wikipedia.org/wiki/Steuernummer',
  examples: {
    match: [
      { text: 'Steuernummer 21/815/08150', source: 'example of the table of tax number formats' },
      { text: 'Steuer-Nr. 133/8150/8159', source: 'example of the table of tax number formats' },
      {
        text: 'Finanzamt, Steuernummer 93815/08152',
        source: 'example of the table of tax number formats',
      },
      { text: 'stnr: 2893081508152', source: 'example of the table of tax number formats' },
    ],
    noMatch: [
      {
        text: 'Steuernummer 21-815-08150',
        source: 'written for this test: separators that are not used',
      },
      {
        text: 'Steuernummer 1793081508152',
        source: 'written for this test: no federal state has this number',
      },
      { text: 'Steuernummer 21/815/081501', source: 'written for this test: too many digits' },
    ],
  },
});

/**
 * Tax office number, which starts with the state number, then a zero; some systems put the official
 * state key (01 to 16) before the state's own format instead.
 */
const STATES = /^(?:(?:1[01]|2[1-46-8]|3[0-2]|4[01]|5[1-6]|9[12])[0-9]{2}0|0[1-9]|1[0-6])/;

function isNationalForm(value: string): boolean {
  return STATES.test(value) && !isOneDigit(value);
}

/** State forms have ten or eleven digits; older ones nine. */
function isLocalForm(value: string): boolean {
  const digits = digitsOf(value);
  return digits.length >= 9 && digits.length <= 11 && !isOneDigit(digits);
}
