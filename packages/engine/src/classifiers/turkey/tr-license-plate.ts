import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'tr-license-plate',
  name: 'Turkish licence plate',
  class: 'personal',
  locale: 'tr',
  sensitivity: 2,
  keywords: [
    'plaka',
    'plakası',
    'plaka no',
    'araç',
    'license plate',
    'licence plate',
    'plate number',
  ],
  patterns: [
    {
      pattern: '(?:0[1-9]|[1-7][0-9]|8[01])(?: [A-Z]{1,3} |-[A-Z]{1,3}-|[A-Z]{1,3})[0-9]{2,5}',
      caseless: true,
      validate: isPlate,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_Turkey',
  examples: {
    match: [
      { text: 'plaka 06 BTR 482', source: 'written for this test: format of the plate' },
      { text: 'Araç plakası: 35KZ719', source: 'written for this test: format of the plate' },
      { text: 'plate number 34 a 4829', source: 'written for this test: format of the plate' },
    ],
    noMatch: [
      { text: 'plaka 82 BTR 482', source: 'written for this test: no such province' },
      { text: 'plaka 06 BTRK 482', source: 'written for this test: too many letters' },
      { text: 'box 06 BTR 482 sold', source: 'written for this test: nothing speaks for a plate' },
    ],
  },
});

/** At most seven letters and digits after the province. */
function isPlate(value: string): boolean {
  return value.replaceAll(/[ -]/g, '').length <= 9;
}
