import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['screenshotapi', 'apiflash', 'urlbox', 'screenshotmachine', 'gtmetrix', 'pdfshift'];
const TOKEN = `${fakeToken('upperDigits', 7)}-${fakeToken('upperDigits', 7, 2)}-${fakeToken('upperDigits', 7, 3)}-${fakeToken('upperDigits', 7, 4)}`;
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'screenshot-service-key',
  name: 'Screenshot service API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['screenshotapi', 'apiflash', 'urlbox', 'screenshotmachine', 'gtmetrix', 'pdfshift'],
  patterns: [
    {
      pattern: '[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.screenshotapi.net/documentation',
  examples: {
    match: [
      { text: `  "screenshotapiToken": "${TOKEN}",`, source: OWN },
      { text: `const screenshotapiSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `SCREENSHOTAPI_TOKEN=${'X'.repeat(7)}-${'X'.repeat(7)}-${'X'.repeat(7)}-${'X'.repeat(7)}`,
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
