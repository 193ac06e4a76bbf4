import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pivotaltracker', 'pivotal_tracker', 'trackertoken'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'pivotaltracker-token',
  name: 'Pivotal Tracker token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pivotaltracker', 'trackertoken'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.pivotaltracker.com/help/api',
  examples: {
    match: [
      { text: `export PIVOTALTRACKER_TOKEN="${TOKEN}"`, source: OWN },
      { text: `PIVOTALTRACKER_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `PIVOTALTRACKER_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
