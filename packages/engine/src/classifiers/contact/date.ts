import { isPartOfNumber } from '../../values/next-to-number.ts';
import {
  isWrittenDate,
  PARTIAL_DATE_PATTERNS,
  SLASHED_DATE_PATTERN,
  WHOLE_DATE_PATTERNS,
} from '../../values/written-date.ts';
import { defineClassifier, type Place, type ValuePattern } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'date',
  name: 'Date',
  class: 'personal',
  locale: 'any',
  sensitivity: 0,
  keywords: [
    'date',
    'dated',
    'today',
    'yesterday',
    'tomorrow',
    'due',
    'since',
    'until',
    'deadline',
    'expires',
    'expiry',
    'exp',
    'issued',
    'valid',
    'when',
    'datum',
    'heute',
    'fecha',
    'hoy',
    'data',
    'oggi',
    "aujourd'hui",
  ],
  patterns: [
    ...WHOLE_DATE_PATTERNS.map((pattern): ValuePattern => ({
      pattern,
      caseless: true,
      validate: isDate,
      alone: 'medium',
    })),
    ...PARTIAL_DATE_PATTERNS.map((pattern): ValuePattern => ({
      pattern,
      caseless: true,
      validate: isDate,
      alone: 'low',
      inField: 'medium',
      supported: 'medium',
    })),
    { pattern: SLASHED_DATE_PATTERN, validate: isDate, alone: 'none', supported: 'medium' },
  ],
  reference: 'https://www.iso.org/iso-8601-date-and-time-format.html',
  examples: {
    match: [
      { text: 'created 2024-03-15T14:30:00+02:00 by', source: `${OWN}: ISO 8601` },
      { text: 'on 31.12.1999 it rained', source: `${OWN}: day first` },
      { text: 'on 12/31/99 it rained', source: `${OWN}: month first, short year` },
      { text: 'signed May 21, 2021', source: `${OWN}: name of the month` },
      { text: 'today is 5/21', source: `${OWN}: no year, and a word that says so` },
    ],
    noMatch: [
      { text: 'on 2023-02-29', source: `${OWN}: no such day` },
      { text: 'a share of 5/21', source: `${OWN}: a fraction` },
      { text: 'version 1.2.2021.7', source: `${OWN}: part of a longer number` },
      { text: 'part 31/31/1999', source: `${OWN}: no such month` },
    ],
  },
});

function isDate(value: string, place: Place): boolean {
  return isWrittenDate(value) && !isPartOfNumber(place);
}
