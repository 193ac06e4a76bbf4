import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `polar_oat_${fakeToken('alphanumeric', 32)}`;
const OTHER = `polar_pat_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'polar-access-token',
  name: 'Polar access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['polar'],
  patterns: [
    { pattern: 'polar_oat_[A-Za-z0-9]{32,60}', alone: 'high', validate: looksIssued },
    { pattern: 'polar_pat_[A-Za-z0-9]{32,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.polar.sh/',
  examples: {
    match: [
      { text: `polar_access_key: ${TOKEN}`, source: OWN },
      { text: `POLAR_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=polar_oat_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: polar_oat_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
