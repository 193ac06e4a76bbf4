import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ddp_${fakeToken('alphanumeric', 36)}`;
const OTHER = `ddw_${fakeToken('alphanumeric', 36, 3)}`;

export const classifier = defineClassifier({
  id: 'deno-deploy-token',
  name: 'Deno Deploy access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['deno'],
  patterns: [
    { pattern: 'ddp_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'ddw_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.deno.com/deploy/manual/',
  examples: {
    match: [
      { text: `config.deno.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ddp_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: ddp_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
