import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

const VALUES = [
  'homosexual',
  'heterosexual',
  'straight',
  'bisexual',
  'pansexual',
  'asexual',
  'gay',
  'lesbian',
  'queer',
  'homosexuell',
  'heterosexuell',
  'bisexuell',
  'schwul',
  'lesbisch',
  'homosexuel',
  'homosexuelle',
  'hétérosexuel',
  'lesbienne',
];

export const classifier = defineClassifier({
  id: 'sexual-orientation',
  name: 'Sex life or sexual orientation',
  class: 'personal',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'sexual orientation',
    'sexual preference',
    'sexuality',
    'sexuelle orientierung',
    'sexuelle ausrichtung',
    'sexualität',
    'orientation sexuelle',
    'orientación sexual',
  ],
  proximity: 40,
  patterns: [
    { pattern: `(?:${VALUES.join('|')})`, caseless: true, alone: 'none', supported: 'medium' },
  ],
  reference: 'https://eur-lex.europa.eu/eli/reg/2016/679/art_9/oj',
  examples: {
    match: [
      { text: 'Sexual orientation: bisexual', source: OWN },
      { text: '"sexual_orientation":"gay"', source: OWN },
      { text: 'sexuelle Orientierung: homosexuell', source: OWN },
    ],
    noMatch: [
      { text: 'keep the cable straight', source: `${OWN}: a word` },
      { text: 'sexual orientation: not asked', source: `${OWN}: no value` },
    ],
  },
});
