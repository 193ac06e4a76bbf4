import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pplx-${fakeToken('alphanumeric', 48)}`;
const OTHER = `pplx-${fakeToken('hex', 48, 3)}`;

export const classifier = defineClassifier({
  id: 'perplexity-api-key',
  name: 'Perplexity API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['perplexity'],
  patterns: [
    { pattern: 'pplx-[A-Za-z0-9]{48}', alone: 'high', validate: looksIssued },
    { pattern: 'pplx-[a-f0-9]{48}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.perplexity.ai/guides/getting-started',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "perplexityToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pplx-${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: pplx-${fakeToken('alphanumeric', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
