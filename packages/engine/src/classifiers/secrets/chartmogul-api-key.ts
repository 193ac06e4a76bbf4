import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['chartmogul'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'chartmogul-api-key',
  name: 'ChartMogul API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['chartmogul'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.chartmogul.com/docs/authentication',
  examples: {
    match: [
      { text: `const chartmogulSecret = '${TOKEN}';`, source: OWN },
      { text: `config.chartmogul.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CHARTMOGUL_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
