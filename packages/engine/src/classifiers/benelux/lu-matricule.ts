import { hasVerhoeff } from '../../values/verhoeff.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'lu-matricule',
  name: 'Luxembourg national identification number',
  class: 'personal',
  locale: 'lu',
  sensitivity: 3,
  keywords: [
    'matricule',
    'numéro de matricule',
    'numero matricule',
    'matricule nationale',
    'cns',
    'sozialversicherungsnummer',
    'identification number',
    'national id',
  ],
  patterns: [
    { pattern: '(?:18|19|20)[0-9]{11}', validate: isMatricule, alone: 'low', inField: 'medium' },
    {
      pattern: '(?:18|19|20)[0-9]{6} ?[0-9]{5}',
      validate: isMatricule,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/National_identification_number#Luxembourg',
  examples: {
    match: [
      {
        text: 'matricule 1983081246785',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'Numéro de matricule : 1972112012353',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'matricule=20010305 06923',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'matricule 1983081246777', source: 'written for this test: a wrong check digit' },
      { text: 'matricule 1983131246776', source: 'written for this test: no such month' },
      { text: 'matricule 198308124677', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Day of birth, serial number, then a Luhn and a Verhoeff check digit, each over the first eleven digits. */
function isMatricule(value: string): boolean {
  const digits = digitsOf(value);
  const body = digits.slice(0, 11);
  const isDay = isCalendarDate(
    Number(digits.slice(0, 4)),
    Number(digits.slice(4, 6)),
    Number(digits.slice(6, 8)),
  );
  return isDay && hasLuhn(digits.slice(0, 12)) && hasVerhoeff(`${body}${digits.charAt(12)}`);
}
