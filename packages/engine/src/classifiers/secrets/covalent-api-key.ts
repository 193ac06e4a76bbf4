import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ckey_${fakeToken('hex', 27)}`;
const OTHER = `cqt_${fakeToken('alphanumeric', 26, 3)}`;

export const classifier = defineClassifier({
  id: 'covalent-api-key',
  name: 'Covalent API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['covalent'],
  patterns: [
    { pattern: 'ckey_[a-f0-9]{27}', alone: 'high', validate: looksIssued },
    { pattern: 'cqt_[A-Za-z0-9]{26}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://goldrush.dev/docs/',
  examples: {
    match: [
      { text: `covalent_access_key: ${TOKEN}`, source: OWN },
      { text: `  "covalentToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ckey_${'0'.repeat(27)}`, source: `${OWN}: a placeholder` },
      { text: `token: ckey_${fakeToken('hex', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
