import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ion_${fakeToken('alphanumeric', 42)}`;

export const classifier = defineClassifier({
  id: 'ionic-personal-token',
  name: 'Ionic personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ionic'],
  patterns: [{ pattern: 'ion_[A-Za-z0-9]{42}', alone: 'high', validate: looksIssued }],
  reference: 'https://ionic.io/docs/appflow/personal-access-tokens',
  examples: {
    match: [
      { text: `ionic_access_key: ${TOKEN}`, source: OWN },
      { text: `  "ionicToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ion_${'x'.repeat(42)}`, source: `${OWN}: a placeholder` },
      { text: `token: ion_${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
