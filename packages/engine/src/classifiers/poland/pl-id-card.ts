import { weightedSum } from '../../values/weighted-sum.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pl-id-card',
  name: 'Polish identity card number',
  class: 'personal',
  locale: 'pl',
  sensitivity: 3,
  keywords: [
    'dowód osobisty',
    'dowod osobisty',
    'dowodu osobistego',
    'seria i numer',
    'numer dowodu',
    'nr dowodu',
    'identity card',
    'id card',
  ],
  patterns: [
    {
      pattern: '[A-Z]{3} ?[0-9]{6}',
      caseless: true,
      validate: isCard,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://pl.wikipedia.org/wiki/Dow%C3%B3d_osobisty_w_Polsce',
  examples: {
    match: [
      {
        text: 'dowód osobisty ABA300000',
        source: 'published example of the Polish article on the card',
      },
      {
        text: 'Nr dowodu: CBK 728417',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'seria i numer dbn918270',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'dowód osobisty ABA400000', source: 'written for this test: a wrong check digit' },
      { text: 'dowód osobisty AB300000', source: 'written for this test: a letter is missing' },
      { text: 'dowód osobisty ABA30000', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The first digit is the check digit of all else, letters as in travel documents. */
function isCard(value: string): boolean {
  return weightedSum(alphanumericsOf(value), [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0;
}
