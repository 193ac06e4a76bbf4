import { hasIcaoCheckDigit } from '../../values/icao-check-digit.ts';
import {
  isGermanSerialNumber,
  isCheckedGermanSerialNumber,
} from '../../values/german-serial-number.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-id-card',
  name: 'German identity card number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'personalausweis',
    'personalausweisnummer',
    'ausweisnummer',
    'ausweis nr',
    'perso',
    'identity card',
    'id card',
    'id card number',
    'dokumentennummer',
  ],
  patterns: [
    {
      pattern: '[LMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}[0-9]D?',
      caseless: true,
      validate: isCheckedGermanSerialNumber,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{10}D',
      validate: isCheckedGermanSerialNumber,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{7}[0-9]',
      caseless: true,
      validate: isOwnCheckDigit,
      alone: 'none',
      inField: 'medium',
    },
    {
      pattern: '[LMNPRTVWXYZ][0-9]{8}',
      caseless: true,
      validate: isGermanSerialNumber,
      alone: 'none',
      inField: 'medium',
    },
    {
      pattern: '[LMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}',
      caseless: true,
      validate: isGermanSerialNumber,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://de.wikipedia.org/wiki/Ausweisnummer',
  examples: {
    match: [
      {
        text: 'Personalausweis: L01X00T471',
        source: 'published specimen of the German identity card',
      },
      { text: 'Ausweisnummer L01X00T47', source: 'published specimen of the German identity card' },
      {
        text: 'Personalausweisnummer 1220001297D',
        source: 'published specimen of the card issued until 2010',
      },
    ],
    noMatch: [
      { text: 'Personalausweis L01X00T475', source: 'written for this test: a wrong check digit' },
      { text: 'Personalausweis L01X00', source: 'written for this test: too short' },
      {
        text: 'Personalausweis A01X00T47',
        source: 'written for this test: a letter that is not used',
      },
    ],
  },
});

/**
 * Nine characters can also include the check digit at the end: a bare value then has higher confidence.
 */
function isOwnCheckDigit(value: string): boolean {
  return isGermanSerialNumber(value) && hasIcaoCheckDigit(value.toUpperCase());
}
