import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'employment-contract',
  name: 'Employment contract',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 10,
    marks: [
      { name: 'title', pattern: 'employment\\s+(?:agreement|contract)', weight: 3 },
      { name: 'title', pattern: 'offer\\s+of\\s+employment', weight: 3 },
      { name: 'title', pattern: 'offer\\s+letter', weight: 2 },
      { name: 'title', pattern: 'Arbeitsvertrag', weight: 3 },
      { name: 'pay', pattern: 'base\\s+salary', weight: 2 },
      { name: 'pay', pattern: 'annual\\s+salary', weight: 2 },
      { name: 'pay', pattern: 'Vergütung', weight: 1 },
      { name: 'pay', pattern: 'sign-?on\\s+bonus', weight: 2 },
      { name: 'pay', pattern: 'stock\\s+options', weight: 1 },
      { name: 'start', pattern: 'start\\s+date', weight: 1 },
      { name: 'start', pattern: 'commencement\\s+date', weight: 2 },
      { name: 'start', pattern: 'Beginn\\s+des\\s+Arbeitsverhältnisses', weight: 3 },
      { name: 'probation', pattern: 'probation(?:ary)?\\s+period', weight: 2 },
      { name: 'probation', pattern: 'Probezeit', weight: 2 },
      { name: 'notice', pattern: 'notice\\s+period', weight: 1 },
      { name: 'notice', pattern: 'Kündigungsfrist', weight: 1 },
      { name: 'notice', pattern: 'at-will', weight: 2 },
      { name: 'leave', pattern: 'annual\\s+leave', weight: 1 },
      { name: 'leave', pattern: 'paid\\s+time\\s+off', weight: 1 },
      { name: 'leave', pattern: 'Urlaubsanspruch', weight: 2 },
      { name: 'duty', pattern: 'employee\\s+shall', weight: 2 },
      { name: 'duty', pattern: 'Arbeitnehmer(?:in)?\\s+verpflichtet', weight: 2 },
      { name: 'duty', pattern: 'job title', weight: 1 },
      { name: 'restriction', pattern: 'non-compete', weight: 2 },
      { name: 'restriction', pattern: 'Wettbewerbsverbot', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Offer of employment. Your base salary is EUR 70,000. Start date: 1 March. The probationary period is six months. Notice period: three months. Annual leave: 28 days.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Employment rose in March.', source: `${OWN}: speaks of it, is none` },
      { text: 'Her start date is Monday.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
