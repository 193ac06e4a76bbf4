import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `p.eyJ${fakeToken('alphanumeric', 80)}.${fakeToken('alphanumeric', 43, 2)}`;

export const classifier = defineClassifier({
  id: 'tinybird-token',
  name: 'Tinybird token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tinybird'],
  patterns: [
    {
      pattern: 'p\\.eyJ[A-Za-z0-9_-]{80,200}\\.[A-Za-z0-9_-]{43}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.tinybird.co/docs/concepts/auth-tokens',
  examples: {
    match: [
      { text: `const tinybirdSecret = '${TOKEN}';`, source: OWN },
      { text: `tinybird_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=p.eyJ${'x'.repeat(80)}.${'x'.repeat(43)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: p.eyJ${fakeToken('alphanumeric', 39)}.${fakeToken('alphanumeric', 43)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
