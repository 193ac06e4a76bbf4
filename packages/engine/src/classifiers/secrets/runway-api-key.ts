import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `key_${fakeToken('hex', 128)}`;

export const classifier = defineClassifier({
  id: 'runway-api-key',
  name: 'Runway API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['runway'],
  patterns: [{ pattern: 'key_[a-f0-9]{128}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.dev.runwayml.com/',
  examples: {
    match: [
      { text: `export RUNWAY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=key_${'0'.repeat(128)}`, source: `${OWN}: a placeholder` },
      { text: `token: key_${fakeToken('hex', 63)}`, source: `${OWN}: too short` },
    ],
  },
});
