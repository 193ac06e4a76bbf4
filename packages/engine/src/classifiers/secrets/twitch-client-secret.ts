import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twitch'];
const TOKEN = fakeToken('lowerDigits', 30);

export const classifier = defineClassifier({
  id: 'twitch-client-secret',
  name: 'Twitch client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitch'],
  patterns: [
    {
      pattern: '[a-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.twitch.tv/docs/authentication/register-app/',
  examples: {
    match: [
      { text: `config.twitch.apiKey = "${TOKEN}"`, source: OWN },
      { text: `TWITCH_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `TWITCH_TOKEN=${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
