import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['asana'];
const TOKEN = `1/${fakeToken('digits', 14)}:${fakeToken('hex', 32, 2)}`;
const OTHER = `0/${fakeToken('digits', 14, 3)}:${fakeToken('hex', 32, 4)}`;

export const classifier = defineClassifier({
  id: 'asana-personal-access-token',
  name: 'Asana personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['asana'],
  patterns: [
    {
      pattern: '1/[0-9]{14,19}:[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '0/[0-9]{14,19}:[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '2/[0-9]{14,19}/[0-9]{14,19}:[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.asana.com/docs/personal-access-token',
  examples: {
    match: [
      { text: `config.asana.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const asanaSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `ASANA_TOKEN=1/${'0'.repeat(14)}:${'0'.repeat(32)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
