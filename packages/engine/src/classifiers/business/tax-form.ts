import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'tax-form',
  name: 'Tax form',
  class: 'government',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'form', pattern: 'form\\s+(?:w-?2|w-?9|1040|1099|8879|940|941)\\b', weight: 3 },
      { name: 'form', pattern: '(?:P60|P45|P11D)', weight: 2 },
      {
        name: 'form',
        pattern: '(?:Lohnsteuerbescheinigung|Einkommensteuererklärung|Steuerbescheid)',
        weight: 3,
      },
      { name: 'form', pattern: 'tax return', weight: 2 },
      { name: 'agency', pattern: 'internal\\s+revenue\\s+service', weight: 3 },
      { name: 'agency', pattern: 'department\\s+of\\s+the\\s+treasury', weight: 2 },
      { name: 'agency', pattern: 'HM Revenue', weight: 3 },
      { name: 'agency', pattern: 'Finanzamt', weight: 2 },
      { name: 'payer', pattern: 'employer\\s+identification\\s+number', weight: 2 },
      { name: 'payer', pattern: 'payer.?s\\s+(?:tin|name)', weight: 2 },
      { name: 'payer', pattern: '(?:Steuernummer|Identifikationsnummer)', weight: 1 },
      { name: 'amount', pattern: 'wages,\\s+tips', weight: 3 },
      { name: 'amount', pattern: 'taxable\\s+income', weight: 2 },
      { name: 'amount', pattern: 'adjusted\\s+gross\\s+income', weight: 3 },
      { name: 'amount', pattern: 'federal\\s+income\\s+tax\\s+withheld', weight: 3 },
      { name: 'amount', pattern: 'zu versteuerndes\\s+Einkommen', weight: 3 },
      { name: 'year', pattern: 'tax year', weight: 1 },
      { name: 'year', pattern: 'Veranlagungszeitraum', weight: 2 },
      { name: 'filing', pattern: 'filing\\s+status', weight: 2 },
      { name: 'filing', pattern: 'dependents', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Form W-2 Wage and Tax Statement. Employer identification number. Wages, tips, other compensation 52,000. Federal income tax withheld 6,100. Department of the Treasury - Internal Revenue Service',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Tax is added at checkout.', source: `${OWN}: speaks of it, is none` },
      { text: 'The form has ten fields.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
