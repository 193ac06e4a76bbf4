import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pcsk_${fakeToken('alphanumeric', 6)}_${fakeToken('alphanumeric', 63, 2)}`;
const OTHER = `pcsk_${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'pinecone-api-key',
  name: 'Pinecone API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pinecone'],
  patterns: [
    { pattern: 'pcsk_[A-Za-z0-9]{6}_[A-Za-z0-9]{63}', alone: 'high', validate: looksIssued },
    { pattern: 'pcsk_[A-Za-z0-9_]{60,80}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.pinecone.io/guides/projects/manage-api-keys',
  examples: {
    match: [
      { text: `PINECONE_API_KEY=${TOKEN}`, source: OWN },
      { text: `export PINECONE_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pcsk_${'x'.repeat(6)}_${'x'.repeat(63)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: pcsk_${fakeToken('alphanumeric', 6)}_${fakeToken('alphanumeric', 30)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
