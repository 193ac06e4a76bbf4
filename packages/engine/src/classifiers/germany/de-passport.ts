import {
  isGermanSerialNumber,
  isCheckedGermanSerialNumber,
} from '../../values/german-serial-number.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-passport',
  name: 'German passport number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'passport',
    'passport number',
    'passport no',
    'reisepass',
    'reisepassnummer',
    'pass nr',
    'passnummer',
    'pass nummer',
    'ausweisnummer',
  ],
  patterns: [
    {
      pattern: '[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}[0-9]D?',
      caseless: true,
      validate: isCheckedGermanSerialNumber,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}',
      caseless: true,
      validate: isGermanSerialNumber,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://de.wikipedia.org/wiki/Ausweisnummer',
  examples: {
    match: [
      {
        text: 'Reisepass C01X00T47',
        source: 'published specimen of the German passport (Bundesdruckerei)',
      },
      {
        text: 'passport number: CZ6311T472',
        source: 'the serial number of the specimen of 2017 with its check digit',
      },
      {
        text: 'Passnummer CH1R2T3V4',
        source: 'written for this test: format of the serial number',
      },
    ],
    noMatch: [
      { text: 'Reisepass C01X00T4', source: 'written for this test: a character is missing' },
      {
        text: 'Reisepass C01X00T4A7',
        source: 'written for this test: letters that are no part of a serial number',
      },
      { text: 'Reisepass CZ6311T475', source: 'written for this test: a wrong check digit' },
      {
        text: 'Passnummer A01234567',
        source: 'written for this test: begins with a letter that is not used',
      },
    ],
  },
});
