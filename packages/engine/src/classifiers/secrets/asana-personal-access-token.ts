import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `1/${fakeToken('digits', 14)}:${fakeToken('hex', 32, 2)}`;
const OTHER = `0/${fakeToken('digits', 14, 3)}:${fakeToken('hex', 32, 4)}`;

export const classifier = defineClassifier({
  id: 'asana-personal-access-token',
  name: 'Asana personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['asana'],
  patterns: [
    { pattern: '1/[0-9]{14,19}:[a-f0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: '0/[0-9]{14,19}:[a-f0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: '2/[0-9]{14,19}/[0-9]{14,19}:[a-f0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.asana.com/docs/personal-access-token',
  examples: {
    match: [
      { text: `export ASANA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=1/${'0'.repeat(14)}:${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: 1/${fakeToken('digits', 14)}:${fakeToken('hex', 15)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
