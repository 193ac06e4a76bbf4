import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sm_pat_${fakeToken('alphanumeric', 16)}`;
const OTHER = `sm_aat_${fakeToken('alphanumeric', 16, 3)}`;

export const classifier = defineClassifier({
  id: 'settlemint-token',
  name: 'SettleMint access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['settlemint'],
  patterns: [
    { pattern: 'sm_pat_[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'sm_aat_[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'sm_sat_[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://console.settlemint.com/documentation',
  examples: {
    match: [
      { text: `config.settlemint.apiKey = "${TOKEN}"`, source: OWN },
      { text: `SETTLEMINT_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sm_pat_${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      { text: `token: sm_pat_${fakeToken('alphanumeric', 7)}`, source: `${OWN}: too short` },
    ],
  },
});
