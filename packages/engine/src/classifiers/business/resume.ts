import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'resume',
  name: 'Curriculum vitae',
  class: 'personal',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  kind: {
    medium: 6,
    high: 9,
    marks: [
      { name: 'title', pattern: 'curriculum\\s+vitae', weight: 3 },
      { name: 'title', pattern: 'Lebenslauf', weight: 3 },
      { name: 'title', pattern: 'résumé', weight: 2 },
      { name: 'experience', pattern: 'work\\s+experience', weight: 2 },
      { name: 'experience', pattern: 'professional\\s+experience', weight: 2 },
      { name: 'experience', pattern: 'employment\\s+history', weight: 2 },
      { name: 'experience', pattern: 'Berufserfahrung', weight: 2 },
      { name: 'education', pattern: 'education', weight: 1 },
      { name: 'education', pattern: '(?:bachelor\\s+of|master\\s+of)', weight: 1 },
      { name: 'education', pattern: 'university\\s+of', weight: 1 },
      { name: 'education', pattern: 'Ausbildung', weight: 1 },
      { name: 'education', pattern: 'Studium', weight: 1 },
      { name: 'skills', pattern: 'skills', weight: 1 },
      { name: 'skills', pattern: 'Kenntnisse', weight: 1 },
      { name: 'languages', pattern: 'languages:', weight: 1 },
      { name: 'languages', pattern: 'Sprachkenntnisse', weight: 2 },
      { name: 'references', pattern: 'references\\s+available', weight: 3 },
      { name: 'personal', pattern: 'date\\s+of\\s+birth', weight: 1 },
      { name: 'personal', pattern: 'nationality', weight: 1 },
      { name: 'personal', pattern: 'marital\\s+status', weight: 2 },
      { name: 'personal', pattern: 'Familienstand', weight: 2 },
      { name: 'objective', pattern: 'career\\s+objective', weight: 3 },
      { name: 'objective', pattern: 'linkedin\\.com/in/', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Curriculum vitae. Work experience: 2019 - present, engineer at Contoso. Education: Bachelor of Science, University of Oslo. Skills: welding. References available on request.',
        source: OWN,
      },
    ],
    noMatch: [
      { text: 'Please add your skills to the wiki.', source: `${OWN}: speaks of it, is none` },
      { text: 'The education team meets on Mondays.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
