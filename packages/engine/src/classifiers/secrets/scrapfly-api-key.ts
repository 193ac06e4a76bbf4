import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `scp-live-${fakeToken('hex', 32)}`;
const OTHER = `scp-test-${fakeToken('hex', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'scrapfly-api-key',
  name: 'Scrapfly API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['scrapfly'],
  patterns: [
    { pattern: 'scp-live-[a-f0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'scp-test-[a-f0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://scrapfly.io/docs/scrape-api/getting-started',
  examples: {
    match: [
      { text: `SCRAPFLY_API_KEY=${TOKEN}`, source: OWN },
      { text: `const scrapflySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=scp-live-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: scp-live-${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
