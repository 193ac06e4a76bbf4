import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'product-roadmap',
  name: 'Product roadmap',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'product\\s+roadmap', weight: 3 },
      { name: 'title', pattern: 'roadmap', weight: 1 },
      { name: 'title', pattern: 'Produktplanung', weight: 2 },
      { name: 'quarter', pattern: 'Q[1-4] 20\\d\\d', weight: 1 },
      { name: 'quarter', pattern: 'H[12] 20\\d\\d', weight: 2 },
      { name: 'release', pattern: 'general\\s+availability', weight: 2 },
      { name: 'release', pattern: 'launch\\s+date', weight: 2 },
      { name: 'release', pattern: 'milestones?', weight: 1 },
      { name: 'release', pattern: 'Markteinführung', weight: 2 },
      { name: 'strategy', pattern: 'go-to-market', weight: 2 },
      { name: 'strategy', pattern: 'market\\s+requirements', weight: 2 },
      { name: 'strategy', pattern: 'competitive\\s+(?:analysis|landscape)', weight: 2 },
      { name: 'strategy', pattern: 'target\\s+(?:market|segment)', weight: 1 },
      { name: 'strategy', pattern: 'value\\s+proposition', weight: 1 },
      { name: 'feature', pattern: 'feature\\s+(?:list|set|freeze)', weight: 1 },
      { name: 'feature', pattern: 'backlog', weight: 1 },
      { name: 'feature', pattern: 'prioriti[sz]ation', weight: 1 },
      { name: 'secrecy', pattern: 'internal\\s+(?:use\\s+)?only', weight: 2 },
      { name: 'secrecy', pattern: 'unannounced', weight: 2 },
      { name: 'secrecy', pattern: 'nur für\\s+den\\s+internen\\s+Gebrauch', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Product roadmap, internal only. Milestones: feature freeze, launch date. Go-to-market: competitive analysis. General availability in spring.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'The roadmap is in the README.', source: `${OWN}: speaks of it, is none` },
      { text: 'A milestone was reached.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
