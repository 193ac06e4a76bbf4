import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'eu-passport',
  name: 'European passport number',
  class: 'personal',
  locale: 'any',
  sensitivity: 3,
  keywords: [
    'passport',
    'passport number',
    'passport no',
    'reisepass',
    'passeport',
    'pasaporte',
    'passaporto',
    'passaporte',
    'paspoort',
    'pass nr',
    'passi',
    'pas nr',
    'paszport',
    'cestovní pas',
    'cestovný pas',
    'útlevél',
    'pașaport',
    'διαβατήριο',
    'паспорт',
    'putovnica',
    'potni list',
    'passinumber',
    'pasas',
    'pase',
  ],
  patterns: [
    {
      pattern: '[A-Z]{1,2}[0-9]{6,7}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://www.consilium.europa.eu/prado/en/prado-start-page.html',
  examples: {
    match: [
      { text: 'paszport EK8102745', source: 'written for this test: format of the Polish number' },
      { text: 'passi FP1829304', source: 'written for this test: format of the Finnish number' },
      { text: 'útlevél BH192837', source: 'written for this test: format of the Hungarian number' },
    ],
    noMatch: [
      { text: 'paszport EK81027', source: 'written for this test: too short' },
      {
        text: 'lot EK8102745 sold',
        source: 'written for this test: nothing speaks for a passport',
      },
      { text: 'passport EK0000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});
