import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-lanr',
  name: 'German physician number (LANR)',
  class: 'health',
  locale: 'de',
  sensitivity: 2,
  keywords: [
    'lanr',
    'arztnummer',
    'arzt nr',
    'arztnr',
    'lebenslange arztnummer',
    'physician number',
  ],
  patterns: [
    { pattern: '[0-9]{9}', validate: isPhysicianNumber, alone: 'none', inField: 'medium' },
  ],
  reference: 'https://gkv-heilmittel.de/fuer_vertragsaerzte/erlaeuterungen/glossar/glossar_1.jsp',
  examples: {
    match: [
      {
        text: 'LANR: 381274001',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'Arztnummer 640931803',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'lanr=270518801',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'LANR: 123456501', source: 'written for this test: a wrong check digit' },
      { text: 'LANR 12345660', source: 'written for this test: a digit is missing' },
      { text: 'LANR 123456600', source: 'written for this test: no group of specialists' },
    ],
  },
});

/** Six digits with weights 4 and 9, the difference to the next ten, and the group of specialists. */
function isPhysicianNumber(value: string): boolean {
  const sum = weightedSum(value, [4, 9, 4, 9, 4, 9]);
  return (
    (sum + Number(value[6])) % 10 === 0 && value.slice(7) !== '00' && !value.startsWith('000000')
  );
}
