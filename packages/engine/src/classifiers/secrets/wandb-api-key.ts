import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['wandb'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'wandb-api-key',
  name: 'Weights & Biases API key of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['wandb'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.wandb.ai/',
  examples: {
    match: [
      { text: `export WANDB_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "wandbToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `WANDB_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
