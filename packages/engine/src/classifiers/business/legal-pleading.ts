import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'legal-pleading',
  name: 'Court paper',
  class: 'business',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'court', pattern: 'district\\s+court', weight: 2 },
      { name: 'court', pattern: 'superior\\s+court', weight: 2 },
      { name: 'court', pattern: '(?:Landgericht|Amtsgericht|Oberlandesgericht)', weight: 2 },
      { name: 'party', pattern: 'plaintiffs?', weight: 2 },
      { name: 'party', pattern: 'defendants?', weight: 1 },
      { name: 'party', pattern: 'Kläger(?:in)?', weight: 1 },
      { name: 'party', pattern: 'Beklagte[rn]?', weight: 1 },
      { name: 'party', pattern: '(?:petitioner|respondent)', weight: 1 },
      { name: 'docket', pattern: 'case\\s+no\\.?', weight: 1 },
      { name: 'docket', pattern: 'Aktenzeichen', weight: 1 },
      { name: 'docket', pattern: 'civil\\s+action', weight: 2 },
      { name: 'paper', pattern: 'complaint\\s+for', weight: 2 },
      { name: 'paper', pattern: 'motion\\s+(?:to|for)', weight: 1 },
      { name: 'paper', pattern: '(?:Klageschrift|Klageerwiderung)', weight: 3 },
      { name: 'paper', pattern: 'affidavit', weight: 2 },
      { name: 'claim', pattern: 'cause\\s+of\\s+action', weight: 3 },
      { name: 'claim', pattern: 'prayer\\s+for\\s+relief', weight: 3 },
      { name: 'claim', pattern: 'comes\\s+now', weight: 3 },
      { name: 'claim', pattern: 'jury\\s+trial', weight: 2 },
      { name: 'claim', pattern: 'Streitwert', weight: 2 },
      { name: 'privilege', pattern: 'attorney-client\\s+privilege', weight: 3 },
      { name: 'privilege', pattern: 'work\\s+product', weight: 1 },
      { name: 'counsel', pattern: 'attorneys?\\s+for', weight: 2 },
      { name: 'counsel', pattern: 'Rechtsanwalt', weight: 1 },
    ],
  },
  examples: {
    match: [
      {
        text: 'IN THE UNITED STATES DISTRICT COURT. Case No. 26-118. Plaintiff v. Defendant. Complaint for breach. First cause of action ... Prayer for relief. Attorney for the plaintiff.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'The defendant of the title won again.', source: `${OWN}: speaks of it, is none` },
      { text: 'In the court of public opinion.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
