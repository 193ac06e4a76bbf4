import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zoom'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = fakeToken('alphanumeric', 22, 3);

export const classifier = defineClassifier({
  id: 'zoom-client-secret',
  name: 'Zoom client secret or token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zoom'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.zoom.us/docs/internal-apps/',
  examples: {
    match: [
      { text: `config.zoom.apiKey = "${TOKEN}"`, source: OWN },
      { text: `zoom_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `ZOOM_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
