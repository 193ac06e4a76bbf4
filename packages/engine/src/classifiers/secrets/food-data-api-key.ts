import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['spoonacular', 'edamam', 'nutritionix', 'tasty'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'food-data-api-key',
  name: 'Food and nutrition API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['spoonacular', 'edamam', 'nutritionix', 'tasty'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://spoonacular.com/food-api/docs',
  examples: {
    match: [
      { text: `export SPOONACULAR_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "spoonacularToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `SPOONACULAR_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
