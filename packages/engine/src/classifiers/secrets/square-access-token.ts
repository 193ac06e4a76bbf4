import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['square'];
const TOKEN = `sq0atp-${fakeToken('alphanumeric', 22)}`;
const OTHER = `EAAA${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'square-access-token',
  name: 'Square access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['square'],
  patterns: [
    { pattern: 'sq0atp-[A-Za-z0-9_-]{22}', alone: 'high', validate: looksIssued },
    {
      pattern: 'EAAA[A-Za-z0-9_-]{60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  examples: {
    match: [
      { text: `square_access_key: ${TOKEN}`, source: OWN },
      { text: `SQUARE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sq0atp-${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      { text: `token: sq0atp-${fakeToken('alphanumeric', 10)}`, source: `${OWN}: too short` },
    ],
  },
});
