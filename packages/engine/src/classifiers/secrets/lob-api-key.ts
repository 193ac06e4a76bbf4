import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `live_${fakeToken('hex', 35)}`;
const OTHER = `test_${fakeToken('hex', 35, 3)}`;

export const classifier = defineClassifier({
  id: 'lob-api-key',
  name: 'Lob API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['lob'],
  patterns: [
    { pattern: 'live_[a-f0-9]{35}', alone: 'high', validate: looksIssued },
    { pattern: 'test_[a-f0-9]{35}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.lob.com/',
  examples: {
    match: [
      { text: `config.lob.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export LOB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=live_${'0'.repeat(35)}`, source: `${OWN}: a placeholder` },
      { text: `token: live_${fakeToken('hex', 16)}`, source: `${OWN}: too short` },
    ],
  },
});
