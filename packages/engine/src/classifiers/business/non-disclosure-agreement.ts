import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'non-disclosure-agreement',
  name: 'Non-disclosure agreement',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  kind: {
    medium: 6,
    high: 9,
    marks: [
      { name: 'title', pattern: 'non-disclosure agreement', weight: 3 },
      { name: 'title', pattern: 'nondisclosure\\s+agreement', weight: 3 },
      { name: 'title', pattern: 'Geheimhaltungsvereinbarung', weight: 3 },
      { name: 'title', pattern: 'confidentiality\\s+agreement', weight: 2 },
      { name: 'title', pattern: 'Vertraulichkeitsvereinbarung', weight: 3 },
      { name: 'party', pattern: 'disclosing\\s+party', weight: 3 },
      { name: 'party', pattern: 'offenlegende\\s+Partei', weight: 3 },
      { name: 'receiver', pattern: 'receiving\\s+party', weight: 2 },
      { name: 'receiver', pattern: 'empfangende\\s+Partei', weight: 3 },
      { name: 'subject', pattern: 'confidential\\s+information', weight: 1 },
      { name: 'subject', pattern: 'vertrauliche\\s+Informationen', weight: 1 },
      { name: 'exceptions', pattern: 'already\\s+(?:known|in\\s+the\\s+possession)', weight: 1 },
      { name: 'exceptions', pattern: 'independently\\s+developed', weight: 2 },
      { name: 'exceptions', pattern: 'public\\s+domain', weight: 1 },
      { name: 'return', pattern: 'return\\s+or\\s+destroy', weight: 2 },
      { name: 'purpose', pattern: 'permitted\\s+purpose', weight: 2 },
      { name: 'duration', pattern: 'survive\\s+(?:the\\s+)?termination', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'MUTUAL NON-DISCLOSURE AGREEMENT. The Disclosing Party gives Confidential Information to the Receiving Party for the Permitted Purpose. The Receiving Party shall return or destroy it.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Please sign the NDA before the call.', source: `${OWN}: speaks of it, is none` },
      {
        text: 'This page is confidential information of the project.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
