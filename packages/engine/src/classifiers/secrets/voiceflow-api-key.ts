import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `VF.DM.${fakeToken('hex', 24)}.${fakeToken('alphanumeric', 16, 2)}`;

export const classifier = defineClassifier({
  id: 'voiceflow-api-key',
  name: 'Voiceflow API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['voiceflow'],
  patterns: [
    {
      pattern: 'VF\\.(?:DM|WS|KB)\\.[a-f0-9]{24}\\.[A-Za-z0-9]{16}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://developer.voiceflow.com/reference/authentication',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `voiceflow_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=VF.DM.${'0'.repeat(24)}.${'x'.repeat(16)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: VF.DM.${fakeToken('hex', 11)}.${fakeToken('alphanumeric', 16)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
