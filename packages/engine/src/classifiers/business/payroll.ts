import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'payroll',
  name: 'Payroll',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 6,
    high: 9,
    marks: [
      { name: 'gross', pattern: 'gross\\s+(?:pay|salary|wages|earnings)', weight: 2 },
      { name: 'gross', pattern: '(?:Bruttolohn|Bruttogehalt)', weight: 2 },
      { name: 'net', pattern: 'net (?:pay|salary|wages)', weight: 2 },
      { name: 'net', pattern: '(?:Nettolohn|Auszahlungsbetrag)', weight: 2 },
      { name: 'title', pattern: 'payroll\\s+(?:register|summary|report|run)', weight: 3 },
      { name: 'title', pattern: 'pay ?slip', weight: 2 },
      { name: 'title', pattern: 'pay stub', weight: 3 },
      {
        name: 'title',
        pattern: '(?:Gehaltsabrechnung|Lohnabrechnung|Entgeltabrechnung)',
        weight: 3,
      },
      { name: 'title', pattern: 'earnings\\s+statement', weight: 3 },
      { name: 'period', pattern: 'pay period', weight: 2 },
      { name: 'period', pattern: 'pay date', weight: 2 },
      { name: 'period', pattern: 'Abrechnungsmonat', weight: 2 },
      { name: 'tax', pattern: 'withholding', weight: 1 },
      { name: 'tax', pattern: 'federal\\s+(?:income\\s+)?tax', weight: 1 },
      { name: 'tax', pattern: 'Lohnsteuer', weight: 2 },
      { name: 'tax', pattern: 'FICA', weight: 1 },
      { name: 'tax', pattern: 'social\\s+security\\s+tax', weight: 2 },
      { name: 'tax', pattern: 'National\\s+Insurance', weight: 1 },
      { name: 'tax', pattern: 'tax code', weight: 1 },
      { name: 'tax', pattern: 'Solidaritätszuschlag', weight: 2 },
      { name: 'employee', pattern: 'employee\\s+(?:id|no|number|name)', weight: 1 },
      { name: 'employee', pattern: 'Personalnummer', weight: 2 },
      { name: 'hours', pattern: 'overtime', weight: 1 },
      { name: 'hours', pattern: 'hourly\\s+rate', weight: 1 },
      { name: 'hours', pattern: 'Überstunden', weight: 1 },
      { name: 'ytd', pattern: 'ytd', weight: 1 },
      { name: 'ytd', pattern: 'year\\s+to\\s+date', weight: 1 },
      { name: 'deductions', pattern: 'deductions', weight: 1 },
      { name: 'deductions', pattern: '401\\(k\\)', weight: 1 },
      { name: 'deductions', pattern: 'pension\\s+contribution', weight: 1 },
      { name: 'deductions', pattern: 'Sozialversicherung', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'employee_id,employee name,gross pay,federal tax,deductions,net pay,pay period\n1001,A. Jensen,5200.00,812.10,240.00,4147.90,2026-09',
        source: OWN,
      },
      {
        text: 'Entgeltabrechnung September. Personalnummer 1001. Bruttogehalt 5.200,00 Lohnsteuer 812,10 Sozialversicherung 990,00 Auszahlungsbetrag 3.397,90',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'Payroll is run on the 25th, so hand in your hours early.',
        source: `${OWN}: speaks of it, is none`,
      },
      {
        text: 'The gross weight is 12 kg and the net weight is 11 kg.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
