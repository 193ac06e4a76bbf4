import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'imei',
  name: 'Mobile device number (IMEI)',
  class: 'personal',
  locale: 'any',
  sensitivity: 2,
  keywords: [
    'imei',
    'imeis',
    'imei number',
    'device id',
    'handset',
    'meid',
    'serial',
    'esn',
    'phone id',
  ],
  patterns: [
    { pattern: '[0-9]{15}', validate: isImei, alone: 'none', inField: 'low', supported: 'high' },
    {
      pattern: '[0-9]{2}-[0-9]{6}-[0-9]{6}-[0-9]',
      validate: isImei,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.gsma.com/solutions-and-impact/industry-services/device-services/tac/',
  examples: {
    match: [
      { text: 'IMEI 490154203237518', source: '3GPP TS 23.003, annex B: worked example' },
      { text: 'imei: 35-209900-176148-1', source: 'published example of the grouping' },
      { text: 'device id 356938035643809', source: `${OWN}: check digit 9` },
    ],
    noMatch: [
      { text: 'IMEI 490154203237517', source: `${OWN}: check digit off by one` },
      { text: 'IMEI 49015420323751', source: `${OWN}: one digit too few` },
      { text: 'IMEI 000000000000000', source: `${OWN}: nothing but zeros` },
      { text: 'order 490154203237518', source: `${OWN}: nothing says device` },
    ],
  },
});

/** Luhn, behind the code of a body that allocates types of devices. */
function isImei(value: string): boolean {
  const digits = digitsOf(value);
  return (
    /^(?:0[1-9]|10|3[0-5]|4[4-9]|5[0-4]|86|9[189])/.test(digits) &&
    hasLuhn(digits) &&
    !isOneDigit(digits)
  );
}
