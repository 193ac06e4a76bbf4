import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['survicate', 'surveymonkey', 'surveysparrow', 'qualtrics'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 40, 3);

export const classifier = defineClassifier({
  id: 'survey-service-key',
  name: 'Survey service API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['survicate', 'surveymonkey', 'surveysparrow', 'qualtrics'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9._-]{80,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.survicate.com/',
  examples: {
    match: [
      { text: `  "survicateToken": "${TOKEN}",`, source: OWN },
      { text: `SURVICATE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SURVICATE_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
