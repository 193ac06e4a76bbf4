import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sgp_${fakeToken('hex', 40)}`;
const OTHER = `sgp_${fakeToken('hex', 16, 3)}_${fakeToken('hex', 40, 4)}`;

export const classifier = defineClassifier({
  id: 'sourcegraph-access-token',
  name: 'Sourcegraph access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sourcegraph'],
  patterns: [
    { pattern: 'sgp_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sgp_[a-f0-9]{16}_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sgp_local_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sgp_[a-f0-9]{16}_local_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'slk_[a-f0-9]{64}', alone: 'high', validate: looksIssued },
    { pattern: 'sgd_[a-f0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  examples: {
    match: [
      { text: `sourcegraph_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sgp_${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sgp_${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
