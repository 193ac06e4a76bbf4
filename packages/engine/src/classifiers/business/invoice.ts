import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'invoice',
  name: 'Invoice',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'invoice\\s+(?:no|number|date|#)', weight: 2 },
      { name: 'title', pattern: '(?:Rechnungsnummer|Rechnungsdatum)', weight: 2 },
      { name: 'title', pattern: 'tax invoice', weight: 2 },
      { name: 'due', pattern: 'due date', weight: 1 },
      { name: 'due', pattern: 'payment\\s+terms', weight: 2 },
      { name: 'due', pattern: 'zahlbar\\s+(?:bis|innerhalb)', weight: 2 },
      { name: 'due', pattern: 'amount\\s+due', weight: 2 },
      { name: 'due', pattern: 'balance\\s+due', weight: 2 },
      { name: 'bill to', pattern: 'bill\\s+to', weight: 2 },
      { name: 'bill to', pattern: 'ship\\s+to', weight: 1 },
      { name: 'bill to', pattern: '(?:Rechnungsempfänger|Rechnung\\s+an)', weight: 2 },
      { name: 'sum', pattern: 'subtotal', weight: 1 },
      { name: 'sum', pattern: 'Zwischensumme', weight: 2 },
      { name: 'sum', pattern: 'total\\s+(?:due|amount)', weight: 1 },
      { name: 'sum', pattern: 'Gesamtbetrag', weight: 1 },
      { name: 'tax', pattern: '(?:vat|sales\\s+tax|gst)[ :(]', weight: 1 },
      { name: 'tax', pattern: '(?:Umsatzsteuer|MwSt)', weight: 1 },
      { name: 'item', pattern: 'unit\\s+price', weight: 1 },
      { name: 'item', pattern: 'Einzelpreis', weight: 1 },
      { name: 'item', pattern: '(?:qty|quantity)', weight: 1 },
      { name: 'remit', pattern: 'remit\\s+(?:to|payment)', weight: 2 },
      { name: 'remit', pattern: 'bank\\s+details', weight: 1 },
      { name: 'remit', pattern: 'Bankverbindung', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Invoice No: 2026-118  Invoice date: 3 May\nBill to: Contoso Ltd\nQty  Unit price\nSubtotal 1,200.00  VAT (20%) 240.00  Amount due 1,440.00  Payment terms: 30 days',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'I sent you the invoice yesterday.', source: `${OWN}: speaks of it, is none` },
      { text: 'The total amount of memory is 4 GB.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
