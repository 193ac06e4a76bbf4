import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pipedream', 'pipedrive'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('hex', 40, 3);

export const classifier = defineClassifier({
  id: 'pipedream-api-key',
  name: 'Pipedream or Pipedrive API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pipedream', 'pipedrive'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.pipedrive.com/docs/api/v1',
  examples: {
    match: [
      { text: `const pipedreamSecret = '${TOKEN}';`, source: OWN },
      { text: `config.pipedream.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `PIPEDREAM_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
