import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'financial-statement',
  name: 'Financial statement',
  class: 'financial',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'balance\\s+sheet', weight: 2 },
      { name: 'title', pattern: 'income\\s+statement', weight: 2 },
      { name: 'title', pattern: 'statement\\s+of\\s+cash\\s+flows?', weight: 3 },
      { name: 'title', pattern: 'profit\\s+and\\s+loss', weight: 2 },
      { name: 'title', pattern: 'Gewinn-\\s+und\\s+Verlustrechnung', weight: 3 },
      { name: 'title', pattern: 'Bilanz\\s+zum', weight: 2 },
      { name: 'title', pattern: 'consolidated\\s+(?:statements?|balance)', weight: 2 },
      { name: 'assets', pattern: 'current\\s+assets', weight: 2 },
      { name: 'assets', pattern: 'total\\s+assets', weight: 2 },
      { name: 'assets', pattern: '(?:Umlaufvermögen|Anlagevermögen)', weight: 2 },
      { name: 'liabilities', pattern: 'current\\s+liabilities', weight: 2 },
      { name: 'liabilities', pattern: 'total\\s+liabilities', weight: 2 },
      { name: 'liabilities', pattern: 'Verbindlichkeiten', weight: 1 },
      { name: 'equity', pattern: 'shareholders.?\\s+equity', weight: 2 },
      { name: 'equity', pattern: 'retained\\s+earnings', weight: 2 },
      { name: 'equity', pattern: 'Eigenkapital', weight: 1 },
      { name: 'result', pattern: 'net income', weight: 1 },
      { name: 'result', pattern: 'ebitda', weight: 1 },
      { name: 'result', pattern: 'operating\\s+(?:income|profit|expenses)', weight: 1 },
      { name: 'result', pattern: 'gross\\s+margin', weight: 1 },
      { name: 'result', pattern: 'Jahresüberschuss', weight: 2 },
      { name: 'result', pattern: 'cost\\s+of\\s+(?:goods\\s+sold|revenue)', weight: 2 },
      { name: 'period', pattern: 'fiscal\\s+year', weight: 1 },
      { name: 'period', pattern: 'quarter\\s+ended', weight: 2 },
      { name: 'period', pattern: 'Geschäftsjahr', weight: 1 },
      { name: 'other', pattern: 'depreciation\\s+and\\s+amortization', weight: 2 },
      { name: 'other', pattern: 'accounts\\s+(?:receivable|payable)', weight: 1 },
      { name: 'forecast', pattern: 'forecast', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Consolidated balance sheet. Current assets 12.1 Total assets 40.2 Current liabilities 9.0 Retained earnings 4.1. Income statement: net income 2.2, EBITDA 4.0 for the quarter ended 30 June.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Our balance is fine, and income grows.', source: `${OWN}: speaks of it, is none` },
      { text: 'The quarter ended with a draw.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
