import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `samsara_api_${fakeToken('alphanumeric', 30)}`;

export const classifier = defineClassifier({
  id: 'samsara-api-token',
  name: 'Samsara API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['samsara'],
  patterns: [{ pattern: 'samsara_api_[A-Za-z0-9]{30}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.samsara.com/docs/authentication',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `config.samsara.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=samsara_api_${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      { text: `token: samsara_api_${fakeToken('alphanumeric', 14)}`, source: `${OWN}: too short` },
    ],
  },
});
