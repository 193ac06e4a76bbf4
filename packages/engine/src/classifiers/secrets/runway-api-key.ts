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
      { text: `runway_access_key: ${TOKEN}`, source: OWN },
      { text: `RUNWAY_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=key_${'0'.repeat(128)}`, source: `${OWN}: a placeholder` },
      { text: `token: key_${fakeToken('hex', 63)}`, source: `${OWN}: too short` },
    ],
  },
});
