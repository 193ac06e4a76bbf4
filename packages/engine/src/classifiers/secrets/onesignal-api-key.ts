import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['onesignal'];
const TOKEN = fakeToken('alphanumeric', 48);
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'onesignal-api-key',
  name: 'OneSignal REST API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['onesignal'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{48}',
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
    {
      pattern: 'os_v2_app_[a-z0-9]{60,110}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://documentation.onesignal.com/docs/keys-and-ids',
  examples: {
    match: [
      { text: `onesignal_access_key: ${TOKEN}`, source: OWN },
      { text: `ONESIGNAL_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `ONESIGNAL_TOKEN=${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
