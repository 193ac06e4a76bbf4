import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `figd_${fakeToken('alphanumeric', 40)}`;
const OTHER = `figo_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'figma-token',
  name: 'Figma personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['figma'],
  patterns: [
    { pattern: 'figd_[A-Za-z0-9_-]{40,48}', alone: 'high', validate: looksIssued },
    { pattern: 'figo_[A-Za-z0-9_-]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'figu_[A-Za-z0-9_-]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'figur_[A-Za-z0-9_-]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://www.figma.com/developers/api#access-tokens',
  examples: {
    match: [
      { text: `export FIGMA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "figmaToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=figd_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: figd_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
