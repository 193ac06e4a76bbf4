import { fakeToken } from '../../values/fake-token.ts';
import { isPlaceholder } from '../../values/secret-shape.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'twilio-account-sid',
  name: 'Twilio account SID',
  class: 'secret',
  locale: 'any',
  // The user name of the account; its password is the auth token.
  sensitivity: 2,
  keywords: ['twilio', 'account sid', 'accountsid', 'sid'],
  patterns: [
    {
      pattern: 'AC[0-9a-f]{32}',
      after: {
        words: ['twilio', 'account_sid', 'accountsid', 'account-sid', 'account sid'],
        within: 40,
      },
      alone: 'medium',
      validate: (value) => !isPlaceholder(value),
    },
  ],
  reference: 'https://www.twilio.com/docs/glossary/what-is-a-sid',
  examples: {
    match: [{ text: `"account_sid": "AC${fakeToken('hex', 32)}"`, source: OWN }],
    noMatch: [
      { text: `account_sid AC${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `ac${fakeToken('hex', 32)}`, source: `${OWN}: a hash of 34 digits` },
    ],
  },
});
