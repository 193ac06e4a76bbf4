import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `fc-${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'firecrawl-api-key',
  name: 'Firecrawl API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['firecrawl'],
  patterns: [{ pattern: 'fc-[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.firecrawl.dev/',
  examples: {
    match: [
      { text: `firecrawl_access_key: ${TOKEN}`, source: OWN },
      { text: `FIRECRAWL_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=fc-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: fc-${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
