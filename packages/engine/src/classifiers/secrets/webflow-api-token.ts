import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['webflow'];
const TOKEN = fakeToken('hex', 64);
const OTHER = `ws-${fakeToken('hex', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'webflow-api-token',
  name: 'Webflow API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['webflow'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'ws-[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.webflow.com/data/reference/authentication',
  examples: {
    match: [
      { text: `config.webflow.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const webflowSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `WEBFLOW_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
