import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dp.pt.${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'doppler-personal-token',
  name: 'Doppler personal token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['doppler'],
  patterns: [{ pattern: 'dp\\.pt\\.[A-Za-z0-9]{40,44}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.doppler.com/reference/auth-token-formats',
  examples: {
    match: [
      { text: `config.doppler.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "dopplerToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dp.pt.${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: dp.pt.${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
