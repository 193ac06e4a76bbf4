import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `fw_${fakeToken('alphanumeric', 22)}`;

export const classifier = defineClassifier({
  id: 'fireworks-api-key',
  name: 'Fireworks AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fireworks'],
  patterns: [{ pattern: 'fw_[A-Za-z0-9]{22,24}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.fireworks.ai/',
  examples: {
    match: [
      { text: `export FIREWORKS_TOKEN="${TOKEN}"`, source: OWN },
      { text: `fireworks_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=fw_${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      { text: `token: fw_${fakeToken('alphanumeric', 10)}`, source: `${OWN}: too short` },
    ],
  },
});
