import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `phc_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'posthog-project-key',
  name: 'PostHog project API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['posthog'],
  patterns: [{ pattern: 'phc_[A-Za-z0-9_-]{40,50}', alone: 'high', validate: looksIssued }],
  reference: 'https://posthog.com/docs/api',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `const posthogSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=phc_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: phc_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
