import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_live_${fakeToken('alphanumeric', 40)}`;
const OTHER = `sk_test_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'clerk-secret-key',
  name: 'Clerk secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clerk'],
  patterns: [
    { pattern: 'sk_live_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_test_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://clerk.com/docs/deployments/clerk-environment-variables',
  examples: {
    match: [
      { text: `  "clerkToken": "${TOKEN}",`, source: OWN },
      { text: `export CLERK_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_live_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_live_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
