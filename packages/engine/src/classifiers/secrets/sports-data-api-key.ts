import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['theoddsapi', 'the-odds-api', 'sportradar', 'sportsdata', 'api-football'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 24, 3);

export const classifier = defineClassifier({
  id: 'sports-data-api-key',
  name: 'The Odds API or sports data key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['theoddsapi', 'sportradar', 'sportsdata'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{24}',
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
  ],
  reference: 'https://the-odds-api.com/liveapi/guides/v4/',
  examples: {
    match: [
      { text: `THEODDSAPI_API_KEY=${TOKEN}`, source: OWN },
      { text: `const theoddsapiSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `THEODDSAPI_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
