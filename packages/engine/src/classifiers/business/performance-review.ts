import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'performance-review',
  name: 'Performance review',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'performance\\s+(?:review|appraisal|evaluation)', weight: 3 },
      { name: 'title', pattern: 'annual\\s+(?:review|appraisal)', weight: 1 },
      { name: 'title', pattern: '(?:Mitarbeiterbeurteilung|Mitarbeitergespräch)', weight: 3 },
      { name: 'title', pattern: 'performance\\s+improvement\\s+plan', weight: 3 },
      { name: 'rating', pattern: 'overall\\s+rating', weight: 3 },
      { name: 'rating', pattern: 'exceeds\\s+expectations', weight: 2 },
      { name: 'rating', pattern: 'meets\\s+expectations', weight: 2 },
      { name: 'rating', pattern: 'below\\s+expectations', weight: 2 },
      { name: 'rating', pattern: 'Gesamtbewertung', weight: 2 },
      { name: 'goal', pattern: 'goals\\s+for', weight: 1 },
      { name: 'goal', pattern: 'development\\s+(?:areas|goals|plan)', weight: 2 },
      { name: 'goal', pattern: 'areas\\s+for\\s+improvement', weight: 2 },
      { name: 'goal', pattern: 'Zielvereinbarung', weight: 2 },
      { name: 'people', pattern: 'reviewer', weight: 1 },
      { name: 'people', pattern: 'line\\s+manager', weight: 1 },
      { name: 'people', pattern: 'direct\\s+reports?', weight: 1 },
      { name: 'self', pattern: 'self[- ]assessment', weight: 2 },
      { name: 'strength', pattern: 'strengths', weight: 1 },
      { name: 'comments', pattern: 'manager.?s?\\s+comments', weight: 3 },
      { name: 'comments', pattern: 'employee.?s?\\s+comments', weight: 3 },
      { name: 'pay', pattern: 'salary\\s+increase', weight: 1 },
      { name: 'pay', pattern: 'merit\\s+increase', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Performance review 2026. Reviewer: L. Berg. Strengths: thorough. Areas for improvement: delegation. Overall rating: exceeds expectations. Manager comments: promote.',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'The performance review of the cache showed 20 ms.',
        source: `${OWN}: speaks of it, is none`,
      },
      { text: 'Our strengths are speed and cost.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
