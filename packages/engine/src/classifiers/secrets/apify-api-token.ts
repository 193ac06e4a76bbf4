import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `apify_api_${fakeToken('alphanumeric', 36)}`;
const OTHER = `apify_api_${fakeToken('alphanumeric', 34, 3)}`;

export const classifier = defineClassifier({
  id: 'apify-api-token',
  name: 'Apify API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apify'],
  patterns: [
    { pattern: 'apify_api_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'apify_api_[A-Za-z0-9]{34}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.apify.com/platform/integrations/api',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "apifyToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=apify_api_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: apify_api_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
