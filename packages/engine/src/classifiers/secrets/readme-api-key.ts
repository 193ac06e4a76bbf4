import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rdme_${fakeToken('lowerDigits', 70)}`;

export const classifier = defineClassifier({
  id: 'readme-api-key',
  name: 'ReadMe API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['readme'],
  patterns: [{ pattern: 'rdme_[a-z0-9]{70}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.readme.com/main/reference/intro/authentication',
  examples: {
    match: [
      { text: `export README_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "readmeToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rdme_${'x'.repeat(70)}`, source: `${OWN}: a placeholder` },
      { text: `token: rdme_${fakeToken('lowerDigits', 34)}`, source: `${OWN}: too short` },
    ],
  },
});
