import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-license-plate',
  name: 'German licence plate',
  class: 'personal',
  locale: 'de',
  sensitivity: 2,
  keywords: [
    'kennzeichen',
    'kfz kennzeichen',
    'kfz',
    'nummernschild',
    'autokennzeichen',
    'license plate',
    'licence plate',
    'plate number',
    'fahrzeug',
  ],
  patterns: [
    {
      pattern: '[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[- ]?[1-9][0-9]{0,3}[EH]?',
      validate: isPlate,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[A-ZÄÖÜ]{1,3} [A-Z]{1,2} [1-9][0-9]{0,3}[EH]?',
      validate: isPlate,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://www.gesetze-im-internet.de/fzv_2023/',
  examples: {
    match: [
      { text: 'Kennzeichen B-AB 1234', source: 'written for this test: format of the plate' },
      {
        text: 'KFZ-Kennzeichen: MÜ-XY 12E',
        source: 'written for this test: format of the plate of an electric car',
      },
      {
        text: 'plate number HH-AB-1234',
        source: 'written for this test: format of the plate with hyphens',
      },
    ],
    noMatch: [
      {
        text: 'Kennzeichen BXYZ-AB 1234',
        source: 'written for this test: no district has four letters',
      },
      { text: 'Kennzeichen B-AB 12345', source: 'written for this test: too many digits' },
      { text: 'Kennzeichen B-AB 0123', source: 'written for this test: begins with a zero' },
      { text: 'Kennzeichen HHX-AB 1234E', source: 'written for this test: nine characters' },
    ],
  },
});

/** Eight characters at most (annex 4 of the registration ordinance). */
function isPlate(value: string): boolean {
  return value.replaceAll(/[- ]/g, '').length <= 8;
}
