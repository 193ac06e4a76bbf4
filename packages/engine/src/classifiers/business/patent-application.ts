import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'patent-application',
  name: 'Patent application',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'title', pattern: 'patent\\s+application', weight: 3 },
      { name: 'title', pattern: 'Patentanmeldung', weight: 3 },
      { name: 'title', pattern: 'invention\\s+disclosure', weight: 3 },
      { name: 'claims', pattern: 'what\\s+is\\s+claimed\\s+is', weight: 3 },
      {
        name: 'claims',
        pattern: 'claims?:?\\s+1\\.\\s+(?:a|an)\\s+(?:method|system|apparatus)',
        weight: 3,
      },
      { name: 'claims', pattern: 'method\\s+of\\s+claim', weight: 3 },
      { name: 'claims', pattern: '(?:system|apparatus|device)\\s+of\\s+claim', weight: 3 },
      { name: 'claims', pattern: 'Patentanspr(?:uch|üche)', weight: 3 },
      { name: 'claims', pattern: 'dadurch\\s+gekennzeichnet', weight: 3 },
      { name: 'art', pattern: 'prior\\s+art', weight: 2 },
      { name: 'art', pattern: 'Stand\\s+der\\s+Technik', weight: 2 },
      { name: 'art', pattern: 'field\\s+of\\s+the\\s+invention', weight: 3 },
      { name: 'art', pattern: 'background\\s+of\\s+the\\s+invention', weight: 3 },
      { name: 'embodiment', pattern: 'preferred\\s+embodiment', weight: 2 },
      { name: 'embodiment', pattern: 'embodiments?', weight: 1 },
      { name: 'embodiment', pattern: 'Ausführungsbeispiel', weight: 2 },
      { name: 'people', pattern: 'inventors?', weight: 1 },
      { name: 'people', pattern: 'assignee', weight: 1 },
      { name: 'people', pattern: 'Erfinder', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Patent application. Inventor: A. Berg. Background of the invention. Prior art. In a preferred embodiment ... What is claimed is: 1. A method ... 2. The method of claim 1.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Art prior to 1900.', source: `${OWN}: speaks of it, is none` },
      { text: 'Claim 1 free month.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
