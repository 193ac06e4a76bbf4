import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sendbird'];
const TOKEN = fakeToken('hex', 40);
const OTHER = `${fakeToken('upperDigits', 8, 3)}-${fakeToken('upperDigits', 4, 4)}-${fakeToken('upperDigits', 4, 5)}-${fakeToken('upperDigits', 4, 6)}-${fakeToken('upperDigits', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'sendbird-api-token',
  name: 'Sendbird API token or application id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sendbird'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{8}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://sendbird.com/docs/chat/platform-api/v3/overview',
  examples: {
    match: [
      { text: `config.sendbird.apiKey = "${TOKEN}"`, source: OWN },
      { text: `SENDBIRD_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SENDBIRD_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
