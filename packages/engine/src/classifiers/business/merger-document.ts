import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'merger-document',
  name: 'Merger or acquisition paper',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'letter\\s+of\\s+intent', weight: 2 },
      { name: 'title', pattern: 'term\\s+sheet', weight: 2 },
      { name: 'title', pattern: 'share\\s+purchase\\s+agreement', weight: 3 },
      { name: 'title', pattern: 'merger\\s+agreement', weight: 3 },
      { name: 'title', pattern: 'Absichtserklärung', weight: 2 },
      { name: 'title', pattern: 'Unternehmenskauf', weight: 3 },
      { name: 'diligence', pattern: 'due diligence', weight: 2 },
      { name: 'diligence', pattern: 'data\\s+room', weight: 2 },
      { name: 'diligence', pattern: 'disclosure\\s+schedule', weight: 2 },
      { name: 'price', pattern: 'purchase\\s+price', weight: 1 },
      { name: 'price', pattern: 'enterprise\\s+value', weight: 2 },
      { name: 'price', pattern: 'earn-?out', weight: 2 },
      { name: 'price', pattern: 'valuation', weight: 1 },
      { name: 'price', pattern: 'Kaufpreis', weight: 1 },
      { name: 'closing', pattern: 'closing\\s+conditions', weight: 2 },
      { name: 'closing', pattern: 'conditions\\s+precedent', weight: 2 },
      { name: 'closing', pattern: 'representations\\s+and\\s+warranties', weight: 2 },
      { name: 'closing', pattern: 'break-?up\\s+fee', weight: 3 },
      { name: 'target', pattern: 'target\\s+company', weight: 2 },
      { name: 'target', pattern: 'Zielgesellschaft', weight: 3 },
      { name: 'target', pattern: 'acquir(?:er|or)', weight: 1 },
      { name: 'secrecy', pattern: 'project\\s+[A-Z][a-z]+\\s+[-–]\\s+confidential', weight: 2 },
      { name: 'secrecy', pattern: 'exclusivity\\s+period', weight: 3 },
      { name: 'synergy', pattern: 'synergies', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Letter of intent. The Acquirer proposes to buy the Target Company. Purchase price: EUR 40m plus an earn-out. Due diligence in the data room. Exclusivity period: 60 days.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Merge the branch after review.', source: `${OWN}: speaks of it, is none` },
      { text: 'Acquire the lock first.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
