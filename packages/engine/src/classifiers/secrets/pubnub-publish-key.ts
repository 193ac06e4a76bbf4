import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pub-c-${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `sub-c-${fakeToken('lowerDigits', 8, 3)}-${fakeToken('lowerDigits', 4, 4)}-${fakeToken('lowerDigits', 4, 5)}-${fakeToken('lowerDigits', 4, 6)}-${fakeToken('lowerDigits', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'pubnub-publish-key',
  name: 'PubNub publish or subscribe key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pubnub'],
  patterns: [
    {
      pattern: 'pub-c-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'sub-c-[0-9a-z]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.pubnub.com/docs/general/basics/set-up-your-account',
  examples: {
    match: [
      { text: `config.pubnub.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const pubnubSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=pub-c-${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: pub-c-${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
