import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'purchase-order',
  name: 'Purchase order',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'purchase\\s+order', weight: 3 },
      { name: 'title', pattern: 'Bestellung\\s+(?:nr|nummer)|Bestellnummer', weight: 3 },
      { name: 'title', pattern: 'po number', weight: 2 },
      { name: 'supplier', pattern: '(?:vendor|supplier)\\s+(?:id|no|name|number)', weight: 2 },
      { name: 'supplier', pattern: 'Lieferant(?:ennummer)?', weight: 2 },
      { name: 'delivery', pattern: 'delivery\\s+date', weight: 1 },
      { name: 'delivery', pattern: 'ship\\s+to', weight: 1 },
      { name: 'delivery', pattern: 'incoterms?', weight: 2 },
      { name: 'delivery', pattern: '(?:Liefertermin|Lieferadresse)', weight: 2 },
      { name: 'item', pattern: 'unit\\s+price', weight: 1 },
      { name: 'item', pattern: 'quantity', weight: 1 },
      { name: 'item', pattern: 'line\\s+item', weight: 1 },
      { name: 'approval', pattern: 'approved\\s+by', weight: 1 },
      { name: 'approval', pattern: 'cost\\s+cent(?:er|re)', weight: 2 },
      { name: 'approval', pattern: 'Kostenstelle', weight: 2 },
      { name: 'approval', pattern: 'requisition', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Purchase order 4500001. Vendor number 99. Ship to: Oslo. Delivery date: 1 June. Quantity 40, unit price 12.00. Cost center 7. Approved by L. Berg.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Order the purchases by date.', source: `${OWN}: speaks of it, is none` },
      { text: 'Quantity theory of money.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
