import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sumologic', 'sumo_', 'sumo-'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'sumologic-access-key',
  name: 'Sumo Logic access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sumologic'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://help.sumologic.com/docs/manage/security/access-keys/',
  examples: {
    match: [
      { text: `SUMOLOGIC_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.sumologic.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `SUMOLOGIC_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
