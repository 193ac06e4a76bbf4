import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['droneci', 'drone_token', 'drone-ci'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'droneci-access-token',
  name: 'Drone CI access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['droneci'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.drone.io/cli/configure/',
  examples: {
    match: [
      { text: `DRONECI_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.droneci.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DRONECI_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
