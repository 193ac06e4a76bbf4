import { mod97 } from '../../values/mod-97.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-nir',
  name: 'French social security number (NIR)',
  class: 'personal',
  locale: 'fr',
  sensitivity: 4,
  keywords: [
    'nir',
    'numéro de sécurité sociale',
    'numero de securite sociale',
    'sécurité sociale',
    'securite sociale',
    'carte vitale',
    'n° de sécurité sociale',
    'insee',
    'assuré',
    'social security number',
  ],
  patterns: [
    {
      pattern: '[12378][0-9]{2}[0-9]{2}(?:[0-9]{2}|2[AB])[0-9]{8}',
      caseless: true,
      validate: isNir,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[12378] [0-9]{2} [0-9]{2} (?:[0-9]{2}|2[AB]) [0-9]{3} [0-9]{3} ?[0-9]{2}',
      caseless: true,
      validate: isNir,
      alone: 'medium',
    },
  ],
  reference: 'https://www.insee.fr/fr/metadonnees/definition/c1409',
  examples: {
    match: [
      {
        text: 'NIR 295109912611193',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'sécurité sociale : 2 95 10 99 126 111 93',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'carte vitale 2 95 10 99 126 111 93',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'NIR 295109912611194', source: 'written for this test: a wrong check digit' },
      { text: 'NIR 295139912611193', source: 'written for this test: no such month' },
      { text: 'NIR 29510991261119', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** 97 minus the remainder of the first thirteen digits; Corsica’s letters count as 19 and 18. */
function isNir(value: string): boolean {
  const text = alphanumericsOf(value).replace('2A', '19').replace('2B', '18');
  const month = Number(text.slice(3, 5));
  // Above twelve stand months that no register knows.
  const isMonth = (month > 0 && month < 13) || (month > 19 && month < 43) || month >= 50;
  return isMonth && 97 - mod97(text.slice(0, 13)) === Number(text.slice(13));
}
