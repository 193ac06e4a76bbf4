import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'board-paper',
  name: 'Board paper',
  class: 'business',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'body', pattern: 'board\\s+of\\s+directors', weight: 2 },
      { name: 'body', pattern: 'supervisory\\s+board', weight: 2 },
      { name: 'body', pattern: 'Aufsichtsrat', weight: 2 },
      { name: 'body', pattern: 'Vorstandssitzung', weight: 3 },
      { name: 'body', pattern: 'board\\s+(?:meeting|paper|pack|resolution)', weight: 3 },
      { name: 'meeting', pattern: 'minutes\\s+of\\s+the', weight: 2 },
      { name: 'meeting', pattern: 'quorum\\s+(?:was\\s+)?present', weight: 3 },
      { name: 'meeting', pattern: 'quorum', weight: 1 },
      { name: 'meeting', pattern: 'Beschlussfähigkeit', weight: 3 },
      { name: 'meeting', pattern: 'apologies\\s+for\\s+absence', weight: 3 },
      { name: 'meeting', pattern: 'Tagesordnung', weight: 1 },
      { name: 'decision', pattern: 'resolved\\s+that', weight: 3 },
      { name: 'decision', pattern: 'board\\s+(?:approved|noted|considered|resolved)', weight: 3 },
      { name: 'decision', pattern: 'Beschluss(?:vorlage|fassung)', weight: 2 },
      { name: 'decision', pattern: 'unanimously', weight: 1 },
      { name: 'people', pattern: 'chair(?:man|woman|person)?\\s+of\\s+the', weight: 1 },
      { name: 'people', pattern: 'company\\s+secretary', weight: 2 },
      { name: 'people', pattern: 'non-executive director', weight: 2 },
      { name: 'people', pattern: 'Vorsitzender\\s+des', weight: 1 },
      { name: 'subject', pattern: 'dividend', weight: 1 },
      { name: 'subject', pattern: 'acquisition', weight: 1 },
      { name: 'subject', pattern: 'remuneration\\s+committee', weight: 2 },
      { name: 'subject', pattern: 'audit\\s+committee', weight: 2 },
      { name: 'subject', pattern: 'budget', weight: 1 },
      { name: 'secrecy', pattern: 'strictly\\s+confidential', weight: 2 },
      { name: 'secrecy', pattern: 'streng\\s+vertraulich', weight: 2 },
    ],
  },
  examples: {
    match: [
      {
        text: 'Minutes of the meeting of the Board of Directors. A quorum was present; apologies for absence were received. The Board approved the acquisition of Fabrikam. It was resolved that a dividend be paid. Strictly confidential.',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'The board ships with two USB ports and a reset button.',
        source: `${OWN}: speaks of it, is none`,
      },
      { text: 'Minutes of the daily: build is green.', source: `${OWN}: speaks of it, is none` },
    ],
  },
});
