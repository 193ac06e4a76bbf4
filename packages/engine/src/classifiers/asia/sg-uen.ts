import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'sg-uen',
  name: 'Singapore unique entity number',
  class: 'business',
  locale: 'sg',
  sensitivity: 1,
  keywords: ['uen', 'unique entity number', 'acra', 'entity number'],
  patterns: [
    {
      pattern: '[0-9]{8}[A-Z]',
      caseless: true,
      validate: isBusiness,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '(?:18|19|20)[0-9]{7}[A-Z]', caseless: true, validate: isCompany, alone: 'medium' },
    {
      pattern: '[RST][0-9]{2}[A-Z]{2}[0-9]{4}[A-Z]',
      caseless: true,
      validate: isOther,
      alone: 'medium',
    },
  ],
  reference: 'https://www.uen.gov.sg/',
  examples: {
    match: [
      { text: 'UEN 00192200M', source: 'published example of the python-stdnum documentation' },
      { text: 'uen: 197401143C', source: 'published example of the python-stdnum documentation' },
      {
        text: 'of T01FC6132D, Singapore',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'UEN 00192200N', source: 'written for this test: a wrong check letter' },
      { text: 'UEN 197401143D', source: 'written for this test: a wrong check letter' },
      { text: 'UEN T01XX6132D', source: 'written for this test: no such kind of entity' },
    ],
  },
});

/** Entity types other than businesses and companies. */
const KINDS = new Set(
  'LP LL FC PF RF MQ MM NB CC CS MB FM GS DP CP NR CM CD MD HS VH CH MH CL XL CX HC RP TU TC FB FN PA PB SS MC SM GA GB'.split(
    ' ',
  ),
);
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

function isBusiness(value: string): boolean {
  const sum = weightedSum(value, [10, 4, 9, 3, 8, 2, 7, 1]);
  return 'XMKECAWLJDB'[sum % 11] === value.charAt(8).toUpperCase();
}

function isCompany(value: string): boolean {
  const sum = weightedSum(value, [10, 8, 6, 4, 9, 7, 5, 3, 1]);
  return 'ZKCMDNERGWH'[sum % 11] === value.charAt(9).toUpperCase();
}

function isOther(value: string): boolean {
  const text = value.toUpperCase();
  const weights = [4, 3, 5, 3, 10, 2, 2, 5, 7];
  const sum = weights.reduce(
    (total, weight, at) => total + ALPHABET.indexOf(text.charAt(at)) * weight,
    0,
  );
  return KINDS.has(text.slice(3, 5)) && ALPHABET[(((sum - 5) % 11) + 11) % 11] === text.charAt(9);
}
