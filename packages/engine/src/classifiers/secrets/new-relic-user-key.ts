import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `NRAK-${fakeToken('upperDigits', 27)}`;

export const classifier = defineClassifier({
  id: 'new-relic-user-key',
  name: 'New Relic user API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [{ pattern: 'NRAK-[A-Z0-9]{27}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `const newrelicSecret = '${TOKEN}';`, source: OWN },
      { text: `newrelic_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=NRAK-${'X'.repeat(27)}`, source: `${OWN}: a placeholder` },
      { text: `token: NRAK-${fakeToken('upperDigits', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
