import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pk_${fakeToken('digits', 5)}_${fakeToken('upperDigits', 32, 2)}`;

export const classifier = defineClassifier({
  id: 'clickup-api-token',
  name: 'ClickUp personal API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clickup'],
  patterns: [{ pattern: 'pk_[0-9]{5,9}_[A-Z0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://clickup.com/api/developer-portal/authentication/',
  examples: {
    match: [
      { text: `export CLICKUP_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.clickup.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pk_${'0'.repeat(5)}_${'X'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: pk_${fakeToken('digits', 5)}_${fakeToken('upperDigits', 15)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
