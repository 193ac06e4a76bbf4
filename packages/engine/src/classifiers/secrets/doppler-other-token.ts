import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dp.ct.${fakeToken('alphanumeric', 40)}`;
const OTHER = `dp.scim.${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'doppler-other-token',
  name: 'Doppler CLI, SCIM or audit token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['doppler'],
  patterns: [
    { pattern: 'dp\\.ct\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
    { pattern: 'dp\\.scim\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
    { pattern: 'dp\\.audit\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.doppler.com/reference/auth-token-formats',
  examples: {
    match: [
      { text: `DOPPLER_API_KEY=${TOKEN}`, source: OWN },
      { text: `doppler_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dp.ct.${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: dp.ct.${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
