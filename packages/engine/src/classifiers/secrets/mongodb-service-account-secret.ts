import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `mdb_sa_sk_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'mongodb-service-account-secret',
  name: 'MongoDB Atlas service account secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mongodb', 'atlas'],
  patterns: [{ pattern: 'mdb_sa_sk_[A-Za-z0-9_-]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.mongodb.com/docs/atlas/api/service-accounts-overview/',
  examples: {
    match: [
      { text: `MONGODB_API_KEY=${TOKEN}`, source: OWN },
      { text: `const mongodbSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=mdb_sa_sk_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: mdb_sa_sk_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
