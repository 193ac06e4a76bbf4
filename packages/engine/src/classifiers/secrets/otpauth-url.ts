import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `otpauth://totp/D?secret=${fakeToken('upper', 16)}`;

export const classifier = defineClassifier({
  id: 'otpauth-url',
  name: 'One-time password secret in an otpauth URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['otpauth', 'totp', 'secret'],
  patterns: [
    {
      pattern:
        'otpauth://totp/[A-Za-z0-9%:@._-]{1,100}\\?[A-Za-z0-9%&=._-]{0,150}secret=[A-Z2-7]{16,64}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
  examples: {
    match: [
      { text: `otpauth_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=otpauth://totp/D?secret=${'X'.repeat(16)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: otpauth://totp/D?secret=${fakeToken('upper', 7)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
