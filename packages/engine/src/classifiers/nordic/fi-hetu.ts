import { ownValue } from '@waybill/contract/own-value';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fi-hetu',
  name: 'Finnish personal identity code',
  class: 'personal',
  locale: 'fi',
  sensitivity: 3,
  keywords: [
    'hetu',
    'henkilötunnus',
    'henkilotunnus',
    'personbeteckning',
    'sosiaaliturvatunnus',
    'finnish id',
    'personal identity code',
    'id code',
    'personal id',
  ],
  patterns: [
    {
      pattern: '[0-3][0-9][01][0-9]{3}[-+A-FU-Y][0-9]{3}[0-9A-FHJ-NPR-Y]',
      caseless: true,
      validate: isHetu,
      alone: 'medium',
    },
    {
      pattern: '[0-3][0-9][01][0-9]{3}[-+A-FU-Y][0-9]{3}[0-9A-FHJ-NPR-Y]',
      caseless: true,
      edges: 'free',
      validate: isBehindWord,
      alone: 'low',
    },
  ],
  reference: 'https://dvv.fi/en/personal-identity-code',
  examples: {
    match: [
      {
        text: 'hetu 131052-308T',
        source: 'published example of the Digital and Population Data Services Agency',
      },
      {
        text: 'henkilötunnus: 131052-308t',
        source: 'published example of the Digital and Population Data Services Agency',
      },
      {
        text: 'customer 290200A248A of Turku',
        source: 'written for this test: check character computed by the rule',
      },
    ],
    noMatch: [
      { text: 'hetu 131052-308U', source: 'written for this test: a wrong check character' },
      { text: 'hetu 311152-308T', source: 'written for this test: no such day' },
      {
        text: 'hetu 131052/308T',
        source: 'written for this test: a sign that stands for no century',
      },
    ],
  },
});

const CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const CENTURIES: Readonly<Record<string, number>> = { '+': 1800, '-': 1900 };

/** The nine digits by 31 choose the last character; letters U to Y represent the dash, A to F for this century. */
function isHetu(value: string): boolean {
  const text = value.toUpperCase();
  const sign = text.charAt(6);
  const century = ownValue(CENTURIES, sign) ?? (sign <= 'F' ? 2000 : 1900);
  const year = century + Number(text.slice(4, 6));
  const number = Number(`${text.slice(0, 6)}${text.slice(7, 10)}`);
  const isDay = isCalendarDate(year, Number(text.slice(2, 4)), Number(text.slice(0, 2)));
  return isDay && Number(text.slice(7, 10)) > 1 && CHECKS[number % 31] === text.charAt(10);
}

/** If the space before the code is missing, a word of letters precedes it. */
function isBehindWord(value: string, place: Place): boolean {
  const isWord = /(?:^|[^0-9A-Za-z_])[a-z]+$/.test(place.before());
  return isWord && !/^[0-9A-Za-z_]/.test(place.behind()) && isHetu(value);
}
