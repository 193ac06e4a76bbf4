import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 22)}tt-${fakeToken('digits', 5, 2)}-${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'storyblok-token',
  name: 'Storyblok personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['storyblok'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{22}tt-[0-9]{5,7}-[A-Za-z0-9_-]{20,24}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.storyblok.com/docs/api/management',
  examples: {
    match: [
      { text: `  "storyblokToken": "${TOKEN}",`, source: OWN },
      { text: `export STORYBLOK_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=${'x'.repeat(22)}tt-${'0'.repeat(5)}-${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ${fakeToken('alphanumeric', 10)}tt-${fakeToken('digits', 5)}-${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
