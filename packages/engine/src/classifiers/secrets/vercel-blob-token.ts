import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `vercel_blob_rw_${fakeToken('alphanumeric', 16)}_${fakeToken('alphanumeric', 30, 2)}`;

export const classifier = defineClassifier({
  id: 'vercel-blob-token',
  name: 'Vercel Blob read-write token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vercel', 'blob'],
  patterns: [
    {
      pattern: 'vercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://vercel.com/docs/storage/vercel-blob',
  examples: {
    match: [
      { text: `const vercelSecret = '${TOKEN}';`, source: OWN },
      { text: `  "vercelToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=vercel_blob_rw_${'x'.repeat(16)}_${'x'.repeat(30)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: vercel_blob_rw_${fakeToken('alphanumeric', 16)}_${fakeToken('alphanumeric', 14)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
