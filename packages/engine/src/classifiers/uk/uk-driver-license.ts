import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-driver-license',
  name: 'UK driving licence number',
  class: 'personal',
  locale: 'gb',
  sensitivity: 3,
  keywords: [
    'driving licence',
    'driving license',
    'driver licence',
    'driver number',
    'licence',
    'license',
    'licence number',
    'dvla',
    'driver',
    'licence no',
  ],
  patterns: [
    {
      pattern: '[A-Z]{1,5}9{0,4}[0-9]{6}[A-Z9]{2}[0-9A-Z][A-Z]{2}',
      caseless: true,
      validate: isDriverNumber,
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference:
    'https://assets.publishing.service.gov.uk/media/5a7edb01e5274a2e8ab48967/DVLA_Common_Record_Layout.pdf',
  examples: {
    match: [
      { text: 'driving licence MORGA657054SM9IJ', source: 'published specimen of the DVLA' },
      { text: 'licence: FO999512018AA1AB', source: `${OWN}: a short surname, filled up with 9` },
      { text: 'DVLA JONES710153J99EF', source: `${OWN}: no second name` },
    ],
    noMatch: [
      { text: 'licence MORGA613054SM9IJ', source: `${OWN}: month 13` },
      { text: 'licence MORGA657324SM9IJ', source: `${OWN}: day 32` },
      { text: 'licence MO9GA657054SM9IJ', source: `${OWN}: filler inside the surname` },
      { text: 'licence MORGA657054SM9I', source: `${OWN}: one character too few` },
    ],
  },
});

/**
 * Surname filled up with 9 to five places, then decade, month (plus 50 for women), day and year of
 * birth.
 */
function isDriverNumber(value: string): boolean {
  const upper = value.toUpperCase();
  const month = Number(upper.slice(6, 8)) % 50;
  const day = Number(upper.slice(8, 10));
  const isSurname = upper.length === 16 && /^[A-Z]{1,5}9*$/.test(upper.slice(0, 5));
  const isBirth = Number(upper[6]) % 5 < 2 && isCalendarDate(2000, month, day);
  return isSurname && isBirth && /^(?:[A-Z][A-Z9]|99)/.test(upper.slice(11, 13));
}
