import { isPartOfNumber } from '../../values/next-to-number.ts';
import { isWrittenDate, WHOLE_DATE_PATTERNS } from '../../values/written-date.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'date-of-birth',
  name: 'Date of birth',
  class: 'personal',
  locale: 'any',
  sensitivity: 2,
  keywords: [
    'birth',
    'birthday',
    'birthdate',
    'birth date',
    'born',
    'date of birth',
    'dob',
    'd.o.b',
    'bday',
    'geboren',
    'geburtsdatum',
    'geburtstag',
    'date de naissance',
    'né le',
    'née le',
    'fecha de nacimiento',
    'nacido',
    'data di nascita',
    'nato il',
    'data de nascimento',
    'geboortedatum',
    'födelsedatum',
    'data urodzenia',
    'doğum tarihi',
  ],
  patterns: WHOLE_DATE_PATTERNS.map((pattern) => ({
    pattern,
    caseless: true,
    validate: (value, place) => isWrittenDate(value) && !isPartOfNumber(place),
    alone: 'none',
    supported: 'high',
  })),
  reference: 'https://www.iso.org/iso-8601-date-and-time-format.html',
  examples: {
    match: [
      { text: 'DOB: 04/23/1985', source: `${OWN}: month first` },
      { text: 'she was born 23 April 1985', source: `${OWN}: name of the month` },
      { text: 'Geburtsdatum 23.04.1985', source: `${OWN}: in German` },
      { text: '"birthdate":"1985-04-23"', source: `${OWN}: ISO 8601` },
    ],
    noMatch: [
      { text: 'invoice of 04/23/1985', source: `${OWN}: nothing says birth` },
      { text: 'DOB: 13/23/1985', source: `${OWN}: no such month` },
      { text: 'born in 1985', source: `${OWN}: a year` },
    ],
  },
});
