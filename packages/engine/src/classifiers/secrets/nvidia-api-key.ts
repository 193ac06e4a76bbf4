import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `nvapi-${fakeToken('alphanumeric', 60)}`;

export const classifier = defineClassifier({
  id: 'nvidia-api-key',
  name: 'NVIDIA NGC API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nvidia', 'nvapi'],
  patterns: [{ pattern: 'nvapi-[A-Za-z0-9_-]{60,70}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.nvidia.com/ngc/gpu-cloud/ngc-user-guide/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `NVIDIA_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=nvapi-${'x'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: nvapi-${fakeToken('alphanumeric', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
