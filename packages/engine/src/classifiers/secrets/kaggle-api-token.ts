import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `KGAT_${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'kaggle-api-token',
  name: 'Kaggle API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['kaggle'],
  patterns: [{ pattern: 'KGAT_[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.kaggle.com/docs/api',
  examples: {
    match: [
      { text: `const kaggleSecret = '${TOKEN}';`, source: OWN },
      { text: `config.kaggle.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=KGAT_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: KGAT_${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
