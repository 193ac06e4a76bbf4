import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk.eyJ${fakeToken('alphanumeric', 60)}.${fakeToken('alphanumeric', 20, 2)}`;
const OTHER = `sk.${fakeToken('alphanumeric', 60, 3)}.${fakeToken('alphanumeric', 20, 4)}`;

export const classifier = defineClassifier({
  id: 'mapbox-secret-token',
  name: 'Mapbox secret access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mapbox'],
  patterns: [
    {
      pattern: 'sk\\.eyJ[A-Za-z0-9_-]{60,120}\\.[A-Za-z0-9_-]{20,24}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'sk\\.[A-Za-z0-9]{60,110}\\.[A-Za-z0-9_-]{20,24}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'tk\\.[A-Za-z0-9]{60,110}\\.[A-Za-z0-9_-]{20,24}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.mapbox.com/help/getting-started/access-tokens/',
  examples: {
    match: [
      { text: `const mapboxSecret = '${TOKEN}';`, source: OWN },
      { text: `  "mapboxToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=sk.eyJ${'x'.repeat(60)}.${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: sk.eyJ${fakeToken('alphanumeric', 29)}.${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
