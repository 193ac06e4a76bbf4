import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['calendarific', 'holidayapi'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'holiday-api-key',
  name: 'Calendarific or Nager holiday API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['calendarific', 'holidayapi'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
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
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://calendarific.com/api-documentation',
  examples: {
    match: [
      { text: `export CALENDARIFIC_TOKEN="${TOKEN}"`, source: OWN },
      { text: `CALENDARIFIC_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `CALENDARIFIC_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
