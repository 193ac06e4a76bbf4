import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sumologic', 'sumo_', 'sumo-'];
const TOKEN = `su${fakeToken('alphanumeric', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'sumologic-access-id',
  name: 'Sumo Logic access id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sumologic'],
  patterns: [
    {
      pattern: 'su[A-Za-z0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://help.sumologic.com/docs/manage/security/access-keys/',
  examples: {
    match: [
      { text: `config.sumologic.apiKey = "${TOKEN}"`, source: OWN },
      { text: `sumologic_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `SUMOLOGIC_TOKEN=su${'x'.repeat(12)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
