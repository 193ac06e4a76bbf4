import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `csk-${fakeToken('lowerDigits', 48)}`;

export const classifier = defineClassifier({
  id: 'cerebras-api-key',
  name: 'Cerebras API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cerebras'],
  patterns: [{ pattern: 'csk-[a-z0-9]{48}', alone: 'high', validate: looksIssued }],
  reference: 'https://inference-docs.cerebras.ai/',
  examples: {
    match: [
      { text: `cerebras_access_key: ${TOKEN}`, source: OWN },
      { text: `export CEREBRAS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=csk-${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: csk-${fakeToken('lowerDigits', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
