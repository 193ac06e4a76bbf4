import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['neon'];
const TOKEN = `napi_${fakeToken('lowerDigits', 64)}`;
const OTHER = fakeToken('lowerDigits', 64, 3);

export const classifier = defineClassifier({
  id: 'neon-api-key',
  name: 'Neon API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['neon'],
  patterns: [
    {
      pattern: 'napi_[a-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://neon.tech/docs/manage/api-keys',
  examples: {
    match: [
      { text: `  "neonToken": "${TOKEN}",`, source: OWN },
      { text: `NEON_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `NEON_TOKEN=napi_${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
