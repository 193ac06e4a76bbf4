import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'insurance-claim',
  name: 'Insurance claim',
  class: 'financial',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'claim\\s+(?:form|number|no)', weight: 2 },
      { name: 'title', pattern: 'notice\\s+of\\s+loss', weight: 3 },
      { name: 'title', pattern: '(?:Schadenmeldung|Schadennummer)', weight: 3 },
      { name: 'title', pattern: 'explanation\\s+of\\s+benefits', weight: 3 },
      { name: 'policy', pattern: 'policy\\s+(?:number|holder|no)', weight: 2 },
      {
        name: 'policy',
        pattern: '(?:Versicherungsnummer|Versicherungsnehmer|Versicherungsschein)',
        weight: 2,
      },
      { name: 'policy', pattern: 'insured', weight: 1 },
      { name: 'loss', pattern: 'date\\s+of\\s+(?:loss|accident|incident)', weight: 3 },
      { name: 'loss', pattern: '(?:Schadentag|Schadenhergang)', weight: 3 },
      { name: 'loss', pattern: 'cause\\s+of\\s+(?:loss|damage)', weight: 2 },
      { name: 'amount', pattern: 'deductible', weight: 1 },
      { name: 'amount', pattern: 'amount\\s+claimed', weight: 3 },
      { name: 'amount', pattern: 'Selbstbeteiligung', weight: 2 },
      { name: 'amount', pattern: 'co-?pay(?:ment)?', weight: 1 },
      { name: 'people', pattern: 'claimant', weight: 2 },
      { name: 'people', pattern: 'adjuster', weight: 2 },
      { name: 'people', pattern: 'beneficiary', weight: 1 },
      { name: 'coverage', pattern: 'coverage', weight: 1 },
      { name: 'coverage', pattern: 'premium', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Claim form. Policy number 88-1. Policy holder: A. Berg. Date of loss: 3 May. Amount claimed: 4,000. Claimant signature. Deductible: 500.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Test coverage is 80 %.', source: `${OWN}: speaks of it, is none` },
      { text: 'A premium claim about speed.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
