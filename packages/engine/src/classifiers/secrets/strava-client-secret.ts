import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['strava'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'strava-client-secret',
  name: 'Strava client secret or token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['strava'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.strava.com/docs/authentication/',
  examples: {
    match: [
      { text: `export STRAVA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "stravaToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `STRAVA_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
