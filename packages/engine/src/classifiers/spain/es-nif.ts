import { spanishControlLetter } from '../../values/spanish-control-letter.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'es-nif',
  name: 'Spanish tax identification number (DNI, NIF)',
  class: 'personal',
  locale: 'es',
  sensitivity: 3,
  keywords: [
    'dni',
    'nif',
    'documento nacional de identidad',
    'número de identificación fiscal',
    'numero de identificacion fiscal',
    'identidad',
    'id number',
    'tax id',
    'identificación',
  ],
  patterns: [
    {
      pattern: '[0-9]{7,8}[- ]?[A-Z]',
      caseless: true,
      validate: isNif,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{1,2}\\.[0-9]{3}\\.[0-9]{3}-?[A-Z]',
      caseless: true,
      validate: isNif,
      alone: 'medium',
    },
    {
      pattern: '[KLM][0-9]{7}[A-Z]',
      caseless: true,
      validate: isNif,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference:
    'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
  examples: {
    match: [
      { text: 'DNI 54362315K', source: 'published example of the python-stdnum documentation' },
      { text: 'NIF: 54.362.315-K', source: 'published example of the python-stdnum documentation' },
      { text: 'dni 1234567-l', source: 'written for this test: check digits computed by the rule' },
    ],
    noMatch: [
      { text: 'DNI 54362315L', source: 'written for this test: a wrong check letter' },
      { text: 'DNI 543623151K', source: 'written for this test: too many digits' },
      {
        text: 'call 401-023-2138, DNI unknown',
        source: 'written for this test: a telephone number',
      },
    ],
  },
});

/** For persons without a DNI the leading letter has no value. */
function isNif(value: string): boolean {
  const number = Number(digitsOf(value));
  return number > 0 && spanishControlLetter(number) === value.at(-1)?.toUpperCase();
}
