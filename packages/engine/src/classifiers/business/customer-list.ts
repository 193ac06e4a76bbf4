import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'customer-list',
  name: 'Customer list',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'customer', pattern: 'customer[ _](?:id|name|no|number)', weight: 2 },
      { name: 'customer', pattern: 'client[ _](?:id|name|list)', weight: 2 },
      { name: 'customer', pattern: '(?:Kundennummer|Kundenname|Kundenliste)', weight: 2 },
      { name: 'customer', pattern: 'account[ _](?:name|owner|manager)', weight: 2 },
      { name: 'contact', pattern: 'contact[ _](?:name|person|email|phone)', weight: 2 },
      { name: 'contact', pattern: 'Ansprechpartner', weight: 2 },
      { name: 'contact', pattern: 'first[ _]?name', weight: 1 },
      { name: 'contact', pattern: 'last[ _]?name', weight: 1 },
      { name: 'contact', pattern: 'email[ _]?address', weight: 1 },
      { name: 'value', pattern: 'lifetime[ _]value', weight: 2 },
      { name: 'value', pattern: 'annual[ _](?:revenue|contract)', weight: 2 },
      { name: 'value', pattern: 'last[ _](?:order|purchase)', weight: 2 },
      { name: 'value', pattern: 'Jahresumsatz', weight: 2 },
      { name: 'value', pattern: 'total[ _]spent', weight: 1 },
      { name: 'stage', pattern: 'lead[ _]source', weight: 2 },
      { name: 'stage', pattern: 'opportunity', weight: 1 },
      { name: 'stage', pattern: 'renewal[ _]date', weight: 2 },
      { name: 'stage', pattern: 'customer[ _]since', weight: 2 },
      { name: 'stage', pattern: 'Kunde\\s+seit', weight: 2 },
      { name: 'address', pattern: 'billing[ _](?:address|city|street)', weight: 2 },
      { name: 'address', pattern: 'postal[ _]code', weight: 1 },
      { name: 'address', pattern: 'company[ _]name', weight: 1 },
      { name: 'address', pattern: 'Rechnungsadresse', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'customer_id,company name,contact name,email address,billing address,annual revenue,renewal date\n17,Northwind,P. Meyer,p.meyer@northwind.example,1 Main St,120000,2027-01-31',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'The customer called about her order.', source: `${OWN}: speaks of it, is none` },
      {
        text: 'function getCustomer(id) { return customers.get(id); }',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
