import { digitSumOfProducts } from '../../values/digit-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-health-insurance',
  name: 'German health insurance number',
  class: 'health',
  locale: 'de',
  sensitivity: 4,
  keywords: [
    'krankenversichertennummer',
    'krankenversicherungsnummer',
    'versichertennummer',
    'versicherten nr',
    'kvnr',
    'kv nr',
    'kv nummer',
    'egk',
    'egk nummer',
    'krankenkasse',
    'gesundheitskarte',
    'health insurance number',
  ],
  patterns: [
    {
      pattern: '[A-Z][0-9]{9}',
      caseless: true,
      validate: isInsuredNumber,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://www.gesetze-im-internet.de/sgb_5/__290.html',
  examples: {
    match: [
      {
        text: 'Versichertennummer B471038269',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'KVNR: T204713568',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'eGK-Nummer k310298440',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      {
        text: 'Versichertennummer T204713569',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'KVNR T20471356', source: 'written for this test: a digit is missing' },
      { text: 'KVNR 1204713568', source: 'written for this test: no letter' },
    ],
  },
});

/** The letter counts as its two-digit position in the alphabet. */
function isInsuredNumber(value: string): boolean {
  const letter = String(value.toUpperCase().charCodeAt(0) - 64).padStart(2, '0');
  const sum = digitSumOfProducts(`${letter}${value.slice(1, 9)}`, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
  return letter <= '26' && sum % 10 === Number(value.at(-1));
}
