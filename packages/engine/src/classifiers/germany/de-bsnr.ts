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
  patterns: [
    { pattern: '[0-9]{9}', validate: isPracticeNumber, alone: 'none', inField: 'medium' },
    { pattern: '[0-9]{9}', validate: isNumbered, alone: 'none', inField: 'low' },
  ],
  reference: 'https://hub.kbv.de/display/AWS/10.1.3+BSNR',
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

/** First digits of the seventeen associations of physicians, and of practices in hospitals (35, 74, 75). */
const ASSOCIATIONS = new Set([
  '01',
  '02',
  '03',
  '17',
  '20',
  '35',
  '38',
  '46',
  '51',
  '52',
  '71',
  '72',
  '73',
  '74',
  '75',
  '78',
  '83',
  '88',
  '93',
  '98',
]);

/**
 * Older numbers start with a district and end with two zeros; as bare values only these and current
 * ones count.
 */
function isPracticeNumber(value: string): boolean {
  const isCurrent = ASSOCIATIONS.has(value.slice(0, 2)) || value.endsWith('00');
  return isCurrent && isNumbered(value);
}

function isNumbered(value: string): boolean {
  const district = value.slice(0, 2);
  return district !== '00' && district !== '99' && !isOneDigit(value.slice(2));
}
