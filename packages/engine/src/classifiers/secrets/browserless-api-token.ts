import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `bless_${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'browserless-api-token',
  name: 'Browserless API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['browserless'],
  patterns: [{ pattern: 'bless_[A-Za-z0-9]{20,60}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.browserless.io/',
  examples: {
    match: [
      { text: `export BROWSERLESS_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const browserlessSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=bless_${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: bless_${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
