import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glc_eyJ${fakeToken('alphanumeric', 40)}`;
const OTHER = `glc_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'grafana-cloud-token',
  name: 'Grafana Cloud token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['grafana'],
  patterns: [
    { pattern: 'glc_eyJ[A-Za-z0-9+/]{40,400}={0,3}', alone: 'high', validate: looksIssued },
    { pattern: 'glc_[A-Za-z0-9+/]{32,400}={0,3}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://grafana.com/docs/grafana-cloud/account-management/authentication-and-permissions/access-policies/',
  examples: {
    match: [
      { text: `config.grafana.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glc_eyJ${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: glc_eyJ${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
