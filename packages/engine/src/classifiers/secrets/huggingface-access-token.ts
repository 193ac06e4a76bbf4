import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hf_${fakeToken('alphanumeric', 34)}`;

export const classifier = defineClassifier({
  id: 'huggingface-access-token',
  name: 'Hugging Face access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['hugging face', 'huggingface', 'hf'],
  patterns: [{ pattern: 'hf_[A-Za-z0-9]{34}', alone: 'high', validate: looksIssued }],
  reference: 'https://huggingface.co/docs/hub/security-tokens',
  examples: {
    match: [
      { text: `hugging_face = '${TOKEN}'`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=hf_${'x'.repeat(34)}`, source: `${OWN}: a placeholder` },
      { text: `token: hf_${fakeToken('alphanumeric', 16)}`, source: `${OWN}: too short` },
    ],
  },
});
