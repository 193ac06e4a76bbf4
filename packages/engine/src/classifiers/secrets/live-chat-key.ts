import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['liveagent', 'livechat', 'tawk'];
const TOKEN = fakeToken('lowerDigits', 32);
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'live-chat-key',
  name: 'LiveAgent or Intercom chat key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['liveagent', 'livechat', 'tawk'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://support.liveagent.com/',
  examples: {
    match: [
      { text: `liveagent_access_key: ${TOKEN}`, source: OWN },
      { text: `config.liveagent.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `LIVEAGENT_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
