import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `phx_${fakeToken('alphanumeric', 40)}`;
const OTHER = `phs_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'posthog-personal-key',
  name: 'PostHog personal API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['posthog'],
  patterns: [
    { pattern: 'phx_[A-Za-z0-9_-]{40,50}', alone: 'high', validate: looksIssued },
    { pattern: 'phs_[A-Za-z0-9_-]{40,50}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://posthog.com/docs/api',
  examples: {
    match: [
      { text: `config.posthog.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "posthogToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=phx_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: phx_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
