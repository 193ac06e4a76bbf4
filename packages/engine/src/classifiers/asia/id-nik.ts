import { isShortDate } from '../../values/short-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'id-nik',
  name: 'Indonesian population number (NIK)',
  class: 'personal',
  locale: 'id',
  sensitivity: 3,
  keywords: [
    'nik',
    'nomor induk kependudukan',
    'ktp',
    'no ktp',
    'e ktp',
    'nomor ktp',
    'indonesian id',
  ],
  patterns: [{ pattern: '[1-9][0-9]{15}', validate: isNik, alone: 'low', inField: 'medium' }],
  reference: 'https://en.wikipedia.org/wiki/Indonesian_identity_card',
  examples: {
    match: [
      {
        text: 'NIK 3171011708450001',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'No. KTP: 3273024509880003',
        source: 'written for this test: format of the number of a woman',
      },
    ],
    noMatch: [
      { text: 'NIK 3171011718450001', source: 'written for this test: no such month' },
      { text: 'NIK 1071011708450001', source: 'written for this test: no such province' },
      { text: 'NIK 317101170845000', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** District, birthday with the day of women raised by forty, serial number. */
function isNik(value: string): boolean {
  const province = Number(value.slice(0, 2));
  const day = Number(value.slice(6, 8));
  const isDay = isShortDate(
    Number(value.slice(10, 12)),
    Number(value.slice(8, 10)),
    day > 40 ? day - 40 : day,
  );
  return province > 10 && province < 98 && isDay && !value.endsWith('0000');
}
