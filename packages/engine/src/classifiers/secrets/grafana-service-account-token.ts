import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glsa_${fakeToken('alphanumeric', 32)}_${fakeToken('hex', 8, 2)}`;

export const classifier = defineClassifier({
  id: 'grafana-service-account-token',
  name: 'Grafana service account token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['grafana'],
  patterns: [
    { pattern: 'glsa_[A-Za-z0-9]{32}_[a-fA-F0-9]{8}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
  examples: {
    match: [
      { text: `GRAFANA_API_KEY=${TOKEN}`, source: OWN },
      { text: `const grafanaSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glsa_${'x'.repeat(32)}_${'0'.repeat(8)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: glsa_${fakeToken('alphanumeric', 15)}_${fakeToken('hex', 8)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
