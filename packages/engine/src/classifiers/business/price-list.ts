import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'price-list',
  name: 'Price list',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  kind: {
    medium: 6,
    high: 9,
    marks: [
      { name: 'title', pattern: 'price\\s+list', weight: 3 },
      { name: 'title', pattern: 'Preisliste', weight: 3 },
      { name: 'title', pattern: 'rate\\s+card', weight: 3 },
      { name: 'item', pattern: 'list\\s+price', weight: 2 },
      { name: 'item', pattern: 'unit\\s+price', weight: 2 },
      { name: 'item', pattern: '(?:Listenpreis|Stückpreis)', weight: 2 },
      { name: 'item', pattern: 'sku', weight: 1 },
      { name: 'item', pattern: 'part\\s+(?:no|number)', weight: 1 },
      { name: 'item', pattern: 'Artikelnummer', weight: 1 },
      { name: 'item', pattern: 'msrp', weight: 2 },
      { name: 'discount', pattern: 'discount\\s+(?:tier|level|%)', weight: 2 },
      { name: 'discount', pattern: 'volume\\s+discount', weight: 2 },
      { name: 'discount', pattern: 'partner\\s+price', weight: 3 },
      { name: 'discount', pattern: 'Rabatt(?:staffel)?', weight: 1 },
      { name: 'discount', pattern: 'dealer\\s+(?:price|cost)', weight: 3 },
      { name: 'margin', pattern: 'margin', weight: 1 },
      { name: 'margin', pattern: 'cost\\s+price', weight: 2 },
      { name: 'margin', pattern: 'Einkaufspreis', weight: 2 },
      { name: 'valid', pattern: 'valid\\s+(?:from|until)', weight: 1 },
      { name: 'valid', pattern: 'gültig\\s+(?:ab|bis)', weight: 1 },
      { name: 'secrecy', pattern: 'do not\\s+distribute', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Partner price list, valid from 1 January. SKU, list price, partner price, margin. Do not distribute.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Our prices are listed online.', source: `${OWN}: speaks of it, is none` },
      { text: 'sku = request.sku', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
