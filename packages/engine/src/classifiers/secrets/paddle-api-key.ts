import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['paddle'];
const TOKEN = `pdl_live_apikey_${fakeToken('lowerDigits', 26)}_${fakeToken('alphanumeric', 22, 2)}_${fakeToken('alphanumeric', 3, 3)}`;
const OTHER = `pdl_sdbx_apikey_${fakeToken('lowerDigits', 26, 3)}_${fakeToken('alphanumeric', 22, 4)}_${fakeToken('alphanumeric', 3, 5)}`;

export const classifier = defineClassifier({
  id: 'paddle-api-key',
  name: 'Paddle API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['paddle'],
  patterns: [
    {
      pattern: 'pdl_live_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'pdl_sdbx_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.paddle.com/api-reference/about/authentication',
  examples: {
    match: [
      { text: `paddle_access_key: ${TOKEN}`, source: OWN },
      { text: `config.paddle.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `PADDLE_TOKEN=pdl_live_apikey_${'x'.repeat(26)}_${'x'.repeat(22)}_${'x'.repeat(3)}`,
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
