import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pk.${fakeToken('alphanumeric', 60)}.${fakeToken('alphanumeric', 20, 2)}`;

export const classifier = defineClassifier({
  id: 'mapbox-public-token',
  name: 'Mapbox public access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mapbox'],
  patterns: [
    {
      pattern: 'pk\\.[A-Za-z0-9]{60,110}\\.[A-Za-z0-9_-]{20,24}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.mapbox.com/help/getting-started/access-tokens/',
  examples: {
    match: [
      { text: `export MAPBOX_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const mapboxSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pk.${'x'.repeat(60)}.${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: pk.${fakeToken('alphanumeric', 29)}.${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
