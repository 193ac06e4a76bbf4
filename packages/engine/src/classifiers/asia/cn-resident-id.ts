import { hasMod11Minus2 } from '../../values/iso-7064.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'cn-resident-id',
  name: 'Chinese resident identity number',
  class: 'personal',
  locale: 'cn',
  sensitivity: 4,
  keywords: [
    '身份证',
    '身份证号',
    '身份证号码',
    '居民身份证',
    '公民身份号码',
    'resident identity',
    'resident id',
    'chinese id',
    'id card',
    'identity card',
  ],
  patterns: [
    { pattern: '[1-8][0-9]{16}[0-9X]', caseless: true, validate: isResident, alone: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.cn.ric',
  examples: {
    match: [
      {
        text: '身份证号 360426199101010071',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'Chinese ID: 11010519491231002X', source: 'the example of the standard GB 11643' },
      { text: '张伟 11010519491231002x', source: 'the example of the standard GB 11643' },
    ],
    noMatch: [
      { text: '身份证号 360426199101010072', source: 'written for this test: a wrong check digit' },
      { text: '身份证 360426199113010071', source: 'written for this test: no such month' },
      { text: '身份证 99042619910101007X', source: 'written for this test: no such province' },
    ],
  },
});

const PROVINCES = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** Place, birthday, serial number, ISO/IEC 7064 MOD 11-2. */
function isResident(value: string): boolean {
  const isDay = isCalendarDate(
    Number(value.slice(6, 10)),
    Number(value.slice(10, 12)),
    Number(value.slice(12, 14)),
  );
  const isYear = /^(?:18|19|20)$/.test(value.slice(6, 8));
  return isYear && isDay && PROVINCES.test(value) && hasMod11Minus2(value);
}
