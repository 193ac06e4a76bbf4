import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['box_', 'box.com', 'boxapi', 'box-'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'box-client-secret',
  name: 'Box client secret or developer token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['box.com', 'boxapi'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.box.com/guides/authentication/tokens/',
  examples: {
    match: [
      { text: `"box_": "${TOKEN}"`, source: OWN },
      { text: `BOX_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `BOX_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
