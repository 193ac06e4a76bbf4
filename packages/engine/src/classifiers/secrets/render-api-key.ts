import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rnd_${fakeToken('alphanumeric', 28)}`;

export const classifier = defineClassifier({
  id: 'render-api-key',
  name: 'Render API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['render'],
  patterns: [{ pattern: 'rnd_[A-Za-z0-9]{28,40}', alone: 'high', validate: looksIssued }],
  reference: 'https://render.com/docs/api',
  examples: {
    match: [
      { text: `render_access_key: ${TOKEN}`, source: OWN },
      { text: `const renderSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rnd_${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      { text: `token: rnd_${fakeToken('alphanumeric', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
