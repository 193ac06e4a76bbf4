import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['assemblyai'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'assemblyai-api-key',
  name: 'AssemblyAI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['assemblyai'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.assemblyai.com/docs',
  examples: {
    match: [
      { text: `assemblyai_access_key: ${TOKEN}`, source: OWN },
      { text: `ASSEMBLYAI_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ASSEMBLYAI_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
