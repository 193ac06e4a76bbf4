import { fakeToken } from '../../values/fake-token.ts';
import { isPlaceholder } from '../../values/secret-shape.ts';
import { wordLikeness } from '../../values/word-likeness.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const SEED = fakeToken('base32', 30);

export const classifier = defineClassifier({
  id: 'totp-secret',
  name: 'One-time password secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      pattern: '[A-Z2-7]{16,64}',
      after: {
        words: [
          'totp',
          'otplib',
          'pyotp',
          'authenticator',
          '2fa',
          'two_factor',
          'twofactor',
          'mfa_',
        ],
        within: 40,
      },
      validate: isSeed,
      alone: 'high',
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc6238',
  examples: {
    match: [
      { text: `totp_secret: '2${SEED}7'`, source: OWN },
      { text: `pyotp.TOTP("2${SEED}7")`, source: OWN },
    ],
    noMatch: [
      { text: 'TOTP_AUTHENTICATION_CONFIGURED', source: `${OWN}: a name of a constant` },
      { text: 'totp AUTHENTICATIONMETHOD', source: `${OWN}: words` },
      { text: `totp ${'A'.repeat(32)}`, source: `${OWN}: a placeholder` },
    ],
  },
});

/** Base32 of random bytes: digits among letters that form no words. */
function isSeed(value: string): boolean {
  return /[2-7]/.test(value) && !isPlaceholder(value) && wordLikeness(value).share < 0.4;
}
