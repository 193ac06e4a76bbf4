import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shippo_live_${fakeToken('hex', 40)}`;
const OTHER = `shippo_test_${fakeToken('hex', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'shippo-api-token',
  name: 'Shippo API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shippo'],
  patterns: [
    { pattern: 'shippo_live_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'shippo_test_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.goshippo.com/docs/guides_general/authentication/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "shippoToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shippo_live_${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: shippo_live_${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
