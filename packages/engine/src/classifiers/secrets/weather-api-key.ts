import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'openweather',
  'openweathermap',
  'pyowm',
  'owm_api',
  'weatherapi',
  'weatherbit',
  'visualcrossing',
];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'weather-api-key',
  name: 'OpenWeather API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'openweather',
    'openweathermap',
    'pyowm',
    'weatherapi',
    'weatherbit',
    'visualcrossing',
  ],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{31}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://openweathermap.org/appid',
  examples: {
    match: [
      { text: `  "openweatherToken": "${TOKEN}",`, source: OWN },
      { text: `const openweatherSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `OPENWEATHER_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
