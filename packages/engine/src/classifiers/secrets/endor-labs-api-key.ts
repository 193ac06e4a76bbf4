import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `endr+${fakeToken('alphanumeric', 16)}`;

export const classifier = defineClassifier({
  id: 'endor-labs-api-key',
  name: 'Endor Labs API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['endor'],
  patterns: [{ pattern: 'endr\\+[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.endorlabs.com/',
  examples: {
    match: [
      { text: `ENDOR_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.endor.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=endr+${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      { text: `token: endr+${fakeToken('alphanumeric', 7)}`, source: `${OWN}: too short` },
    ],
  },
});
