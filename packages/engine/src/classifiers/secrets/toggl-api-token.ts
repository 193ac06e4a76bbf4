import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['toggl_', 'toggl-', 'toggl.', 'toggltoken', 'togglapi'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'toggl-api-token',
  name: 'Toggl API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['toggl.', 'toggltoken', 'togglapi'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://engineering.toggl.com/docs/authentication',
  examples: {
    match: [
      { text: `export TOGGL_TOKEN="${TOKEN}"`, source: OWN },
      { text: `"toggl_": "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `TOGGL_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
