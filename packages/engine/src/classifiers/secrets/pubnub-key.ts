import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sec-c-${fakeToken('alphanumeric', 48)}`;

export const classifier = defineClassifier({
  id: 'pubnub-key',
  name: 'PubNub secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pubnub'],
  patterns: [{ pattern: 'sec-c-[A-Za-z0-9]{48,52}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.pubnub.com/docs/general/basics/set-up-your-account',
  examples: {
    match: [
      { text: `pubnub_access_key: ${TOKEN}`, source: OWN },
      { text: `  "pubnubToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sec-c-${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: sec-c-${fakeToken('alphanumeric', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
