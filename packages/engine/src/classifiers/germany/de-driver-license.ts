import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-driver-license',
  name: 'German driving licence number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'führerschein',
    'fuehrerschein',
    'führerscheinnummer',
    'fuehrerscheinnummer',
    'fahrerlaubnis',
    'fahrerlaubnisnummer',
    'driving licence',
    'driver license',
    "driver's license",
    'drivers license',
  ],
  patterns: [
    {
      pattern: '[A-P][0-9]{2}[0-9A-Z][0-9A-Z]{5}[0-9X][0-9A-Z]',
      caseless: true,
      validate: isCheckedLicence,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[A-Z][0-9A-Z][0-9]{2}[0-9A-Z]{5}[0-9X][0-9A-Z]',
      caseless: true,
      validate: isLicence,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://de.wikipedia.org/wiki/F%C3%BChrerscheinnummer',
  examples: {
    match: [
      {
        text: 'Führerschein B072RRE2I55',
        source: 'published specimen of the German driving licence',
      },
      {
        text: 'Fahrerlaubnisnummer: J010000SD51',
        source: 'published specimen of the German driving licence',
      },
      {
        text: 'driving licence j010000sd51',
        source: 'published specimen of the German driving licence',
      },
    ],
    noMatch: [
      { text: 'Führerschein B072RRE2I5', source: 'written for this test: a character is missing' },
      { text: 'Führerschein 12345678901', source: 'written for this test: no authority' },
      { text: 'Führerschein BUNDESREPUB', source: 'written for this test: a word' },
    ],
  },
});

/** Authority, serial number, the remainder by 11 with weights 9 to 1, and the count of copies. */
function isCheckedLicence(value: string): boolean {
  const check = weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return isLicence(value) && '0123456789X'[check] === value.charAt(9).toUpperCase();
}

/** Few digits would be a word. */
function isLicence(value: string): boolean {
  return digitsOf(value).length >= 5;
}
