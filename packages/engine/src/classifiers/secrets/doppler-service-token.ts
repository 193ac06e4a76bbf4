import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dp.st.${fakeToken('alphanumeric', 40)}`;
const OTHER = `dp.st.${fakeToken('lowerDigits', 2, 3)}.${fakeToken('alphanumeric', 40, 4)}`;

export const classifier = defineClassifier({
  id: 'doppler-service-token',
  name: 'Doppler service token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['doppler'],
  patterns: [
    { pattern: 'dp\\.st\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
    {
      pattern: 'dp\\.st\\.[a-z0-9_-]{2,35}\\.[A-Za-z0-9]{40,44}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'dp\\.sa\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
    { pattern: 'dp\\.said\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.doppler.com/reference/auth-token-formats',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `const dopplerSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dp.st.${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: dp.st.${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
