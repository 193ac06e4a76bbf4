import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'bank-statement',
  name: 'Bank statement',
  class: 'financial',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'statement\\s+(?:of\\s+account|period)', weight: 2 },
      { name: 'title', pattern: 'account\\s+statement', weight: 2 },
      { name: 'title', pattern: 'bank\\s+statement', weight: 2 },
      { name: 'title', pattern: 'Kontoauszug', weight: 3 },
      { name: 'balance', pattern: 'opening\\s+balance', weight: 3 },
      { name: 'balance', pattern: 'closing\\s+balance', weight: 3 },
      { name: 'balance', pattern: '(?:available|ledger)\\s+balance', weight: 2 },
      { name: 'balance', pattern: '(?:alter\\s+Kontostand|neuer\\s+Kontostand)', weight: 3 },
      { name: 'balance', pattern: '(?:beginning\\s+balance|ending\\s+balance)', weight: 2 },
      { name: 'account', pattern: 'account\\s+(?:number|no|holder)', weight: 1 },
      { name: 'account', pattern: 'sort\\s+code', weight: 1 },
      { name: 'account', pattern: 'Kontonummer', weight: 1 },
      { name: 'movement', pattern: 'direct\\s+debit', weight: 1 },
      { name: 'movement', pattern: 'standing\\s+order', weight: 2 },
      { name: 'movement', pattern: 'deposits', weight: 1 },
      { name: 'movement', pattern: 'withdrawals', weight: 1 },
      { name: 'movement', pattern: '(?:Lastschrift|Gutschrift)', weight: 1 },
      { name: 'movement', pattern: 'Buchungstag', weight: 2 },
      { name: 'movement', pattern: 'value\\s+date', weight: 2 },
      { name: 'fee', pattern: 'overdraft', weight: 1 },
      { name: 'fee', pattern: 'interest\\s+paid', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Account statement. Account number 12345678. Opening balance 1,204.10. 03 May Direct debit 60.00. Withdrawals 200.00. Closing balance 944.10.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Balance the load between the nodes.', source: `${OWN}: speaks of it, is none` },
      { text: 'Opening the account takes a day.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
