import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-helicone-${fakeToken('lowerDigits', 7)}-${fakeToken('lowerDigits', 7, 2)}-${fakeToken('lowerDigits', 7, 3)}-${fakeToken('lowerDigits', 7, 4)}`;

export const classifier = defineClassifier({
  id: 'helicone-api-key',
  name: 'Helicone API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['helicone'],
  patterns: [
    {
      pattern: 'sk-helicone-[a-z0-9]{7}-[a-z0-9]{7}-[a-z0-9]{7}-[a-z0-9]{7}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.helicone.ai/',
  examples: {
    match: [
      { text: `  "heliconeToken": "${TOKEN}",`, source: OWN },
      { text: `helicone_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=sk-helicone-${'x'.repeat(7)}-${'x'.repeat(7)}-${'x'.repeat(7)}-${'x'.repeat(7)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: sk-helicone-${fakeToken('lowerDigits', 3)}-${fakeToken('lowerDigits', 7)}-${fakeToken('lowerDigits', 7)}-${fakeToken('lowerDigits', 7)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
