import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_${fakeToken('hex', 48)}`;

export const classifier = defineClassifier({
  id: 'elevenlabs-api-key',
  name: 'ElevenLabs API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['elevenlabs', 'xi'],
  patterns: [{ pattern: 'sk_[a-f0-9]{48}', alone: 'high', validate: looksIssued }],
  reference: 'https://elevenlabs.io/docs/api-reference/authentication',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `export ELEVENLABS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_${'0'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_${fakeToken('hex', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
