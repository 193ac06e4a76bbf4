import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `wandb_v1_${fakeToken('alphanumeric', 70)}`;

export const classifier = defineClassifier({
  id: 'weights-and-biases-key',
  name: 'Weights & Biases API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['wandb'],
  patterns: [{ pattern: 'wandb_v1_[A-Za-z0-9_]{70,100}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.wandb.ai/',
  examples: {
    match: [
      { text: `export WANDB_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const wandbSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=wandb_v1_${'x'.repeat(70)}`, source: `${OWN}: a placeholder` },
      { text: `token: wandb_v1_${fakeToken('alphanumeric', 34)}`, source: `${OWN}: too short` },
    ],
  },
});
