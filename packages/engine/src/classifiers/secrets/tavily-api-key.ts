import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tvly-${fakeToken('alphanumeric', 32)}`;
const OTHER = `tvly-dev-${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'tavily-api-key',
  name: 'Tavily API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tavily'],
  patterns: [
    { pattern: 'tvly-[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'tvly-dev-[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'tvly-prod-[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.tavily.com/documentation/api-reference/introduction',
  examples: {
    match: [
      { text: `  "tavilyToken": "${TOKEN}",`, source: OWN },
      { text: `config.tavily.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tvly-${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: tvly-${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
