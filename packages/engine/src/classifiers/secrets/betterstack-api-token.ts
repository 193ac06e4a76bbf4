import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['betterstack', 'betteruptime', 'logtail'];
const TOKEN = fakeToken('alphanumeric', 24);

export const classifier = defineClassifier({
  id: 'betterstack-api-token',
  name: 'Better Stack API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['betterstack', 'betteruptime', 'logtail'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://betterstack.com/docs/uptime/api/getting-started-with-uptime-api/',
  examples: {
    match: [
      { text: `config.betterstack.apiKey = "${TOKEN}"`, source: OWN },
      { text: `betterstack_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `BETTERSTACK_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
