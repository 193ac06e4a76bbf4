import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ramp_sec_${fakeToken('alphanumeric', 48)}`;
const OTHER = `ramp_tok_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'ramp-client-secret',
  name: 'Ramp client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ramp'],
  patterns: [
    { pattern: 'ramp_sec_[A-Za-z0-9]{48}', alone: 'high', validate: looksIssued },
    { pattern: 'ramp_tok_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.ramp.com/developer-api/v1/authorization',
  examples: {
    match: [
      { text: `  "rampToken": "${TOKEN}",`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ramp_sec_${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: ramp_sec_${fakeToken('alphanumeric', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
