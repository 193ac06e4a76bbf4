import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['calendly'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 60, 2)}.${fakeToken('alphanumeric', 40, 3)}`;
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'calendly-access-token',
  name: 'Calendly token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['calendly'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{60,600}\\.[A-Za-z0-9_-]{40,700}',
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
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.calendly.com/',
  examples: {
    match: [
      { text: `calendly_access_key: ${TOKEN}`, source: OWN },
      { text: `  "calendlyToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `CALENDLY_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(60)}.${'x'.repeat(40)}`,
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
