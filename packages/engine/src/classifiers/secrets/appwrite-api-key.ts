import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `standard_${fakeToken('hex', 256)}`;

export const classifier = defineClassifier({
  id: 'appwrite-api-key',
  name: 'Appwrite API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['appwrite'],
  patterns: [{ pattern: 'standard_[a-f0-9]{256}', alone: 'high', validate: looksIssued }],
  reference: 'https://appwrite.io/docs/advanced/platform/api-keys',
  examples: {
    match: [
      { text: `export APPWRITE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "appwriteToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=standard_${'0'.repeat(256)}`, source: `${OWN}: a placeholder` },
      { text: `token: standard_${fakeToken('hex', 127)}`, source: `${OWN}: too short` },
    ],
  },
});
