import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `n8n_api_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'n8n-api-key',
  name: 'n8n API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['n8n'],
  patterns: [{ pattern: 'n8n_api_[A-Za-z0-9]{40,96}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.n8n.io/api/authentication/',
  examples: {
    match: [
      { text: `N8N_API_KEY=${TOKEN}`, source: OWN },
      { text: `n8n_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=n8n_api_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: n8n_api_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
