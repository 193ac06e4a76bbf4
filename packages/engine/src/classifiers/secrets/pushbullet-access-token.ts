import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pushbullet'];
const TOKEN = `o.${fakeToken('alphanumeric', 32)}`;
const OTHER = fakeToken('alphanumeric', 34, 3);

export const classifier = defineClassifier({
  id: 'pushbullet-access-token',
  name: 'Pushbullet access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pushbullet'],
  patterns: [
    {
      pattern: 'o\\.[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{34}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.pushbullet.com/',
  examples: {
    match: [
      { text: `config.pushbullet.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export PUSHBULLET_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `PUSHBULLET_TOKEN=o.${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
