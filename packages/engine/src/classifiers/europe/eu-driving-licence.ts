import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'eu-driving-licence',
  name: 'European driving licence number',
  class: 'personal',
  locale: 'any',
  sensitivity: 3,
  keywords: [
    'driving licence',
    'driving licence number',
    'führerschein',
    'permis de conduire',
    'patente',
    'permiso de conducir',
    'carta de condução',
    'rijbewijs',
    'rijbewijsnummer',
    'körkort',
    'kørekort',
    'førerkort',
    'ajokortti',
    'prawo jazdy',
    'řidičský průkaz',
    'vodičský preukaz',
    'vezetői engedély',
    'permis de conducere',
    'άδεια οδήγησης',
    'vozačka dozvola',
    'vozniško dovoljenje',
    'juhiluba',
    'vairuotojo pažymėjimas',
    'vadītāja apliecība',
  ],
  patterns: [
    {
      pattern: '[A-Z]{0,4}[0-9]{6,12}[A-Z]{0,2}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://eur-lex.europa.eu/eli/dir/2006/126/oj',
  examples: {
    match: [
      { text: 'rijbewijs 4829104756', source: 'written for this test: format of the Dutch number' },
      {
        text: 'körkort: SE820394',
        source: 'written for this test: written with the sign of the country',
      },
      {
        text: 'prawo jazdy AB1829304',
        source: 'written for this test: a number of the usual form',
      },
    ],
    noMatch: [
      { text: 'rijbewijs 48291', source: 'written for this test: too short' },
      {
        text: 'order 4829104756 shipped',
        source: 'written for this test: nothing speaks for a licence',
      },
      { text: 'rijbewijs 0000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});
