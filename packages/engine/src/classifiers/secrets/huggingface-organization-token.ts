import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `api_org_${fakeToken('alphanumeric', 34)}`;

export const classifier = defineClassifier({
  id: 'huggingface-organization-token',
  name: 'Hugging Face organization token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['hugging face', 'huggingface'],
  patterns: [{ pattern: 'api_org_[A-Za-z0-9]{34}', alone: 'high', validate: looksIssued }],
  reference: 'https://huggingface.co/docs/hub/security-tokens',
  examples: {
    match: [
      { text: `"hugging_face": "${TOKEN}"`, source: OWN },
      { text: `HUGGING_FACE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=api_org_${'x'.repeat(34)}`, source: `${OWN}: a placeholder` },
      { text: `token: api_org_${fakeToken('alphanumeric', 16)}`, source: `${OWN}: too short` },
    ],
  },
});
