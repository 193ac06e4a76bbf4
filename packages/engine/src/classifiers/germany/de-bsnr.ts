import { isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-bsnr',
  name: 'German medical practice number (BSNR)',
  class: 'health',
  locale: 'de',
  sensitivity: 2,
  keywords: [
    'bsnr',
    'betriebsstättennummer',
    'betriebsstaettennummer',
    'betriebsstätten nr',
    'betriebsstätte',
    'nbsnr',
  ],
  patterns: [{ pattern: '[0-9]{9}', validate: isPracticeNumber, alone: 'none', inField: 'medium' }],
  reference: 'https://www.kbv.de/html/bsnr.php',
  examples: {
    match: [
      { text: 'BSNR 721234500', source: 'written for this test: format: Berlin' },
      {
        text: 'Betriebsstättennummer: 020123456',
        source: 'written for this test: format: Hamburg',
      },
      { text: 'bsnr=381234567', source: 'written for this test: format: North Rhine' },
    ],
    noMatch: [
      { text: 'BSNR 001234500', source: 'written for this test: no association has this number' },
      { text: 'BSNR 72123450', source: 'written for this test: a digit is missing' },
      { text: 'BSNR 7212345001', source: 'written for this test: a digit too many' },
    ],
  },
});

/** First digits of the seventeen associations of physicians, and of their older districts. */
const ASSOCIATIONS = new Set([
  '01',
  '02',
  '03',
  '17',
  '20',
  '38',
  '46',
  '51',
  '52',
  '71',
  '72',
  '73',
  '74',
  '78',
  '83',
  '88',
  '93',
  '98',
]);

function isPracticeNumber(value: string): boolean {
  return ASSOCIATIONS.has(value.slice(0, 2)) && !isOneDigit(value.slice(2));
}
