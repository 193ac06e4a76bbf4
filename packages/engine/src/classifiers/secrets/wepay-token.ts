import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['wepay', 'stage_'];
const TOKEN = `PRODUCTION_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'wepay-token',
  name: 'WePay or Flutterwave token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['wepay'],
  patterns: [
    {
      pattern: '(?:PRODUCTION|STAGE)_[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.wepay.com/',
  examples: {
    match: [
      { text: `WEPAY_API_KEY=${TOKEN}`, source: OWN },
      { text: `export WEPAY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `WEPAY_TOKEN=PRODUCTION_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
