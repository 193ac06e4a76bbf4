import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'es-social-security',
  name: 'Spanish social security number',
  class: 'personal',
  locale: 'es',
  sensitivity: 3,
  keywords: [
    'seguridad social',
    'número de afiliación',
    'numero de afiliacion',
    'naf',
    'nuss',
    'afiliación',
    'social security',
    'social security number',
  ],
  patterns: [
    {
      pattern: '[0-9]{2}[-/ ]?[0-9]{8}[-/ ]?[0-9]{2}',
      validate: isAffiliation,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://www.boe.es/buscar/act.php?id=BOE-A-1996-4447',
  examples: {
    match: [
      {
        text: 'Seguridad Social 28/12345678/40',
        source: 'example of the social security’s own forms',
      },
      {
        text: 'NUSS 080510847391',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'número de afiliación: 41 16293847 04',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      {
        text: 'Seguridad Social 28/12345678/41',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'NUSS 991234567840', source: 'written for this test: no such province' },
      { text: 'NUSS 28123456784', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Province and serial number by 97; short serial numbers are added to the province’s millions. */
function isAffiliation(value: string): boolean {
  const digits = digitsOf(value);
  const province = Number(digits.slice(0, 2));
  const serial = Number(digits.slice(2, 10));
  const number = serial < 10_000_000 ? serial + province * 10_000_000 : Number(digits.slice(0, 10));
  const isProvince = (province > 0 && province < 54) || province === 66;
  return isProvince && number % 97 === Number(digits.slice(10));
}
