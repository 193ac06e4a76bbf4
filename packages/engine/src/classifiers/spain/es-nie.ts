import { spanishControlLetter } from '../../values/spanish-control-letter.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'es-nie',
  name: 'Spanish foreigner identification number (NIE)',
  class: 'personal',
  locale: 'es',
  sensitivity: 3,
  keywords: [
    'nie',
    'número de identidad de extranjero',
    'numero de identidad de extranjero',
    'extranjero',
    'extranjería',
    'tarjeta de residencia',
    'foreigner',
  ],
  patterns: [
    {
      pattern: '[XYZ][- ]?[0-9]{7}[- ]?[A-Z]',
      caseless: true,
      validate: isNie,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference:
    'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
  examples: {
    match: [
      { text: 'NIE X2482300W', source: 'published example of the python-stdnum documentation' },
      {
        text: 'mi NIE es x-2482300-w',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'NIE: Y4713820F',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'NIE X2482300A', source: 'written for this test: a wrong check letter' },
      { text: 'NIE W2482300W', source: 'written for this test: begins with another letter' },
      { text: 'NIE X248230W', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The first letter counts as 0, 1 or 2 before the digits. */
function isNie(value: string): boolean {
  const first = 'XYZ'.indexOf(value.charAt(0).toUpperCase());
  const number = Number(`${first}${digitsOf(value)}`);
  return spanishControlLetter(number) === value.at(-1)?.toUpperCase();
}
