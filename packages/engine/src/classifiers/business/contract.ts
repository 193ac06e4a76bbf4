import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'contract',
  name: 'Contract',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'parties', pattern: 'agreement\\s+is\\s+(?:made|entered)', weight: 2 },
      { name: 'parties', pattern: 'by and\\s+between', weight: 3 },
      { name: 'parties', pattern: 'between\\s+the\\s+parties', weight: 1 },
      {
        name: 'parties',
        pattern: '(?:hereinafter|nachfolgend)\\s+(?:referred\\s+to\\s+as|called|genannt|der|die)',
        weight: 3,
      },
      { name: 'parties', pattern: 'zwischen\\s+den\\s+Parteien', weight: 2 },
      { name: 'recital', pattern: 'whereas,?\\s+', weight: 2 },
      { name: 'recital', pattern: 'now,? therefore', weight: 3 },
      { name: 'recital', pattern: 'witnesseth', weight: 3 },
      { name: 'recital', pattern: 'in consideration\\s+of', weight: 2 },
      { name: 'recital', pattern: 'Präambel', weight: 2 },
      { name: 'effective date', pattern: 'effective\\s+date', weight: 1 },
      { name: 'effective date', pattern: 'entered\\s+into\\s+(?:as\\s+of|on)', weight: 2 },
      { name: 'effective date', pattern: 'Inkrafttreten', weight: 2 },
      { name: 'liability', pattern: 'limitation\\s+of\\s+liability', weight: 2 },
      { name: 'liability', pattern: 'indemnify\\s+and\\s+hold\\s+harmless', weight: 3 },
      { name: 'liability', pattern: 'indemnification', weight: 1 },
      { name: 'liability', pattern: 'Haftungsbeschränkung', weight: 2 },
      { name: 'law', pattern: 'governing\\s+law', weight: 2 },
      { name: 'law', pattern: 'governed\\s+by\\s+(?:and\\s+construed|the\\s+laws)', weight: 3 },
      { name: 'law', pattern: 'Gerichtsstand', weight: 2 },
      { name: 'law', pattern: 'anwendbares\\s+Recht', weight: 2 },
      { name: 'law', pattern: 'exclusive\\s+jurisdiction', weight: 2 },
      { name: 'term', pattern: 'term\\s+and\\s+termination', weight: 2 },
      { name: 'term', pattern: 'terminate\\s+this\\s+agreement', weight: 2 },
      { name: 'term', pattern: 'Kündigungsfrist', weight: 1 },
      { name: 'term', pattern: 'Laufzeit\\s+und\\s+Kündigung', weight: 2 },
      { name: 'force majeure', pattern: 'force\\s+majeure', weight: 2 },
      { name: 'force majeure', pattern: 'höhere\\s+Gewalt', weight: 2 },
      { name: 'severability', pattern: 'severability', weight: 2 },
      { name: 'severability', pattern: 'salvatorische\\s+Klausel', weight: 3 },
      { name: 'entire agreement', pattern: 'entire\\s+agreement', weight: 2 },
      { name: 'signature', pattern: 'in witness\\s+whereof', weight: 3 },
      { name: 'signature', pattern: 'duly\\s+authorized\\s+representative', weight: 2 },
      { name: 'confidentiality', pattern: 'confidential\\s+information', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'THIS SERVICES AGREEMENT is entered into as of 3 May by and between Northwind GmbH, hereinafter referred to as the Supplier, and Contoso Ltd. 1. Limitation of liability ... 9. Governing law. This agreement is governed by the laws of Ireland. 10. Entire agreement.',
        source: OWN,
      },
      {
        text: 'Dienstvertrag, nachfolgend genannt der Vertrag. § 7 Haftungsbeschränkung ... § 9 Laufzeit und Kündigung ... § 12 Gerichtsstand ist Köln. § 13 Salvatorische Klausel.',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'We should talk about the contract before Friday; the agreement is with legal.',
        source: `${OWN}: speaks of it, is none`,
      },
      {
        text: 'The package is licensed under the Apache License. See the entire agreement at the link.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
