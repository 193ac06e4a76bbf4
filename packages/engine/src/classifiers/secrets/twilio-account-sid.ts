import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AC${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'twilio-account-sid',
  name: 'Twilio account SID',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twilio'],
  patterns: [{ pattern: 'AC[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.twilio.com/docs/iam/api/account',
  examples: {
    match: [
      { text: `export TWILIO_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "twilioToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AC${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: AC${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
