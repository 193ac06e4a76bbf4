import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `spacelift_${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'spacelift-api-key',
  name: 'Spacelift API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['spacelift'],
  patterns: [{ pattern: 'spacelift_[A-Za-z0-9_]{32,64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.spacelift.io/integrations/api',
  examples: {
    match: [
      { text: `  "spaceliftToken": "${TOKEN}",`, source: OWN },
      { text: `const spaceliftSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=spacelift_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: spacelift_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
