import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ico-${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'infracost-api-token',
  name: 'Infracost API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['infracost'],
  patterns: [{ pattern: 'ico-[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.infracost.io/docs/',
  examples: {
    match: [
      { text: `INFRACOST_API_KEY=${TOKEN}`, source: OWN },
      { text: `infracost_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ico-${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: ico-${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
