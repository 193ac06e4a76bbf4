import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `eyJrIjoi${fakeToken('alphanumeric', 60)}`;

export const classifier = defineClassifier({
  id: 'grafana-api-key',
  name: 'Grafana API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['grafana'],
  patterns: [
    { pattern: 'eyJrIjoi[A-Za-z0-9]{60,400}={0,3}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://grafana.com/docs/grafana/latest/administration/service-accounts/migrate-api-keys/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `GRAFANA_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=eyJrIjoi${'x'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: eyJrIjoi${fakeToken('alphanumeric', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
