import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['diffbot'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'diffbot-token',
  name: 'Diffbot token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['diffbot'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.diffbot.com/',
  examples: {
    match: [
      { text: `  "diffbotToken": "${TOKEN}",`, source: OWN },
      { text: `config.diffbot.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DIFFBOT_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
