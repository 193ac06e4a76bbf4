import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/**
 * Values of the letters above in turn, and weights of the places (49 CFR 565.15, tables III and
 * IV).
 */
const LETTER_VALUES = '12345678123457923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

export const classifier = defineClassifier({
  id: 'vin',
  name: 'Vehicle identification number',
  class: 'personal',
  locale: 'any',
  sensitivity: 2,
  keywords: [
    'vin',
    'vins',
    'vin number',
    'vehicle identification',
    'vehicle identification number',
    'chassis',
    'chassis number',
    'vehicle',
    'fahrgestellnummer',
    'fin',
    'numéro de série',
    'bastidor',
    'telaio',
  ],
  patterns: [
    {
      pattern: '[A-HJ-NPR-Z0-9]{17}',
      validate: isVin,
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565',
  examples: {
    match: [
      { text: 'VIN 1HGCM82633A004352', source: 'widely printed example, check digit 3' },
      { text: '"vin":"1M8GDM9AXKP042788"', source: '49 CFR 565, check digit X: published example' },
      {
        text: 'chassis WVWZZZ1JZXW000001',
        source: `${OWN}: European, where no check digit is asked`,
      },
    ],
    noMatch: [
      { text: 'VIN 1HGCM82633A00435', source: `${OWN}: one character too few` },
      { text: 'VIN 1HGCM82633O004352', source: `${OWN}: O is not used` },
      { text: 'VIN 11111111111111111', source: `${OWN}: one digit repeated` },
      { text: 'code ABCDEFGHJKLMNPRST', source: `${OWN}: no digits` },
    ],
  },
});

/**
 * The ninth place checks the others in North America; elsewhere a number needs support. The last
 * four are digits.
 */
function isVin(value: string): boolean | 'low' | 'none' {
  if (!/[A-Z]/.test(value) || !/[0-9]{4}$/.test(value) || new Set(value).size < 6) return false;
  const numbers = value.replaceAll(/[A-Z]/g, (letter) =>
    LETTER_VALUES.charAt(LETTERS.indexOf(letter)),
  );
  const remainder = weightedSum(numbers, WEIGHTS) % 11;
  return value[8] === (remainder === 10 ? 'X' : String(remainder)) || 'low';
}
