import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['privatekey', 'presharedkey', 'wireguard'];
const TOKEN = `${fakeToken('alphanumeric', 43)}=`;

export const classifier = defineClassifier({
  id: 'wireguard-key',
  name: 'WireGuard private or preshared key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['privatekey', 'presharedkey', 'wireguard'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{43}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.wireguard.com/#cryptokey-routing',
  examples: {
    match: [
      { text: `config.privatekey.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "privatekeyToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `PRIVATEKEY_TOKEN=${'x'.repeat(43)}=`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
