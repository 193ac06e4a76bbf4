import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pa-${fakeToken('alphanumeric', 43)}`;

export const classifier = defineClassifier({
  id: 'voyage-api-key',
  name: 'Voyage AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['voyage'],
  patterns: [{ pattern: 'pa-[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.voyageai.com/',
  examples: {
    match: [
      { text: `  "voyageToken": "${TOKEN}",`, source: OWN },
      { text: `export VOYAGE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pa-${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: pa-${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
