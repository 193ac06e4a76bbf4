import { ownValue } from '@waybill/contract/own-value';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'sg-fin',
  name: 'Singapore NRIC or FIN',
  class: 'personal',
  locale: 'sg',
  sensitivity: 3,
  keywords: [
    'nric',
    'fin',
    'nric no',
    'fin no',
    'fin number',
    'singpass',
    'identification number',
    'identity card',
    'singapore id',
  ],
  patterns: [
    {
      pattern: '[STFGM][0-9]{7}[A-Z]',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/National_Registration_Identity_Card',
  examples: {
    match: [
      {
        text: 'NRIC S8204715H',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'FIN: G4829103T',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'nric t0281937b',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'NRIC S820471A', source: 'written for this test: a digit is missing' },
      { text: 'NRIC A8204715B', source: 'written for this test: a letter that is not issued' },
      { text: 'part S8204715 in stock', source: 'written for this test: no check letter' },
    ],
  },
});

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2] as const;
const OFFSETS: Readonly<Record<string, number>> = { T: 4, G: 4, M: 3 };
const LETTERS: Readonly<Record<string, string>> = {
  F: 'XWUTRQPNMLK',
  G: 'XWUTRQPNMLK',
  M: 'XWUTRQPNJLK',
};

/**
 * Some systems store these numbers without checking them, so a wrong letter lowers the confidence only.
 */
function levelOf(value: string): Level {
  const text = value.toUpperCase();
  const first = text.charAt(0);
  const sum = weightedSum(text.slice(1), WEIGHTS) + (ownValue(OFFSETS, first) ?? 0);
  const letters = ownValue(LETTERS, first) ?? 'JZIHGFEDCBA';
  return letters[sum % 11] === text.charAt(8) ? 'medium' : 'low';
}
