import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['packagecloud'];
const TOKEN = fakeToken('hex', 48);

export const classifier = defineClassifier({
  id: 'packagecloud-token',
  name: 'packagecloud token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['packagecloud'],
  patterns: [
    {
      pattern: '[a-f0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://packagecloud.io/docs/api',
  examples: {
    match: [
      { text: `config.packagecloud.apiKey = "${TOKEN}"`, source: OWN },
      { text: `PACKAGECLOUD_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `PACKAGECLOUD_TOKEN=${'0'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
