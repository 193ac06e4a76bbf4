import { isPartOfNumber } from '../../values/next-to-number.ts';
import { LICENSE_FORMS } from './driver-license-forms.data.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Many states share a form. */
const ALL_FORMS = new Set(LICENSE_FORMS.flatMap(({ forms }) => forms));
const FORMS = new RegExp(`^(?:${[...ALL_FORMS].join('|')})$`);

export const classifier = defineClassifier({
  id: 'us-driver-license',
  name: 'US driver’s license number',
  class: 'personal',
  locale: 'us',
  sensitivity: 3,
  keywords: [
    'driver license',
    'drivers license',
    "driver's license",
    'driver’s license',
    'driver licence',
    'drivers licence',
    "driver's licence",
    'driving license',
    'driving licence',
    'driver lic',
    'drivers lic',
    'dl',
    'dln',
    'dl#',
    'dl no',
    'dl number',
    'license number',
    'license no',
    'license #',
    'licence number',
    'licence no',
    'permit',
    'driver',
    'driver_license',
    'drivers_license',
    'id card',
  ],
  patterns: [
    {
      pattern: '[A-Za-z][0-9]{7,8}|[A-Za-z][0-9]{11,14}|[A-Z]{2}[0-9]{6}[A-Z]',
      validate: isOfState,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern:
        '[A-Z]{0,3}[0-9]{5,18}[A-Z]{0,2}|[0-9]{2,3}[A-Z]{2,3}[0-9]{4,5}|[A-Z]{4,7}[0-9]{3}[A-Z0-9]{2}|[A-Z][0-9][A-Z][0-9][A-Z]',
      validate: isOfState,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
    {
      pattern: '[A-Z]?[0-9]{2,4}(?:-[0-9]{1,5}){2,4}|[A-Z]?[0-9]{2,4}(?: [0-9]{2,5}){1,4}',
      validate: isNoDate,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
    {
      pattern: '[A-Z](?:[ -][0-9]{3}){4}',
      validate: isNoDate,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://www.aamva.org/',
  examples: {
    match: [
      { text: "driver's license D1234562", source: 'form of California' },
      { text: 'DL: F255921507910', source: 'form of Florida, made up' },
      { text: 'license number 99999999', source: 'published sample of Pennsylvania' },
      {
        text: "driver's license D400-7836-0001",
        source: 'published sample of Illinois',
      },
    ],
    noMatch: [
      { text: "driver's license expired", source: `${OWN}: a word` },
      { text: 'order D1234562', source: `${OWN}: nothing says license` },
      { text: "driver's license 2024-03-15", source: `${OWN}: a date` },
      { text: "driver's license D12T45672", source: `${OWN}: no state writes it so` },
    ],
  },
});

function isOfState(value: string, place: Place): boolean {
  return /[0-9]/.test(value) && FORMS.test(value.toUpperCase()) && !isPartOfNumber(place);
}

/** Grouping varies by author; a year before month and day is a date. */
function isNoDate(value: string, place: Place): boolean {
  return !/^(?:19|20)[0-9]{2}[- ](?:0[1-9]|1[0-2])[- ]/.test(value) && !isPartOfNumber(place);
}
