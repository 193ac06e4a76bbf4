import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['solarwinds', 'papertrail'];
const TOKEN = fakeToken('alphanumeric', 20);
const OTHER = fakeToken('alphanumeric', 71, 3);

export const classifier = defineClassifier({
  id: 'solarwinds-token',
  name: 'SolarWinds or Papertrail token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['solarwinds', 'papertrail'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{71}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://documentation.solarwinds.com/',
  examples: {
    match: [
      { text: `solarwinds_access_key: ${TOKEN}`, source: OWN },
      { text: `  "solarwindsToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `SOLARWINDS_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
