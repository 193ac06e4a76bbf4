import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['statsig'];
const TOKEN = `secret-${fakeToken('alphanumeric', 40)}`;
const OTHER = `console-${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'statsig-api-key',
  name: 'Statsig key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['statsig'],
  patterns: [
    { pattern: 'secret-[A-Za-z0-9]{40,48}', alone: 'high', validate: looksIssued },
    {
      pattern: 'console-[A-Za-z0-9]{40,48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.statsig.com/',
  examples: {
    match: [
      { text: `config.statsig.apiKey = "${TOKEN}"`, source: OWN },
      { text: `statsig_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=secret-${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: secret-${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
