import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-loan-number',
  name: 'Loan number',
  class: 'financial',
  locale: 'us',
  sensitivity: 2,
  keywords: [
    'loan',
    'loan number',
    'mortgage',
    'mortgage loan',
    'loan account',
    'lender',
    'borrower',
    'nmls',
  ],
  patterns: [
    {
      pattern: '(?:[A-Z]{1,3}-?)?[0-9]{6,15}',
      after: {
        words: [
          'loan number',
          'loan no',
          'loan #',
          'loan id',
          'loan_id',
          'loan_number',
          'loannumber',
          'mortgage number',
          'loan account',
        ],
        within: 20,
      },
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  examples: {
    match: [
      { text: 'Loan number: 0012345678', source: `${OWN}: digits behind the words` },
      { text: 'loan id ML-4478120', source: `${OWN}: with letters` },
      { text: '"loan_number": "778812345"', source: `${OWN}: as a field` },
    ],
    noMatch: [
      { text: 'invoice 0012345678', source: `${OWN}: nothing says loan` },
      { text: 'loan number 123', source: `${OWN}: too short` },
      { text: 'a loan of 250000', source: `${OWN}: an amount` },
    ],
  },
});
