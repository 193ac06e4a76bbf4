import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'de-classification-marking',
  name: 'German classification marking (VS-NfD and above)',
  class: 'government',
  locale: 'de',
  sensitivity: 4,
  keywords: [
    'verschlusssache',
    'verschlußsache',
    'verschlusssachen',
    'amtlich geheimgehalten',
    'amtlich geheim gehalten',
    'vs',
    'vsa',
    'vs-anweisung',
    'geheimschutz',
    'ausfertigung',
    'einstufung',
    'bundeswehr',
  ],
  proximity: 80,
  patterns: [
    { pattern: 'VS ?[-–] ?N[fF][dD]', alone: 'high' },
    {
      pattern: 'VS ?[-–—] ?NUR F(?:Ü|UE)R DEN DIENSTGEBRAUCH',
      caseless: true,
      alone: 'high',
    },
    { pattern: 'NUR FÜR DEN DIENSTGEBRAUCH', caseless: true, alone: 'medium', supported: 'high' },
    { pattern: 'VS ?[-–—] ?VERTRAULICH', caseless: true, alone: 'high' },
    { pattern: 'STRENG GEHEIM|GEHEIM', alone: 'none', supported: 'high' },
    { pattern: 'amtlich geheim ?gehalten', caseless: true, alone: 'high' },
  ],
  reference:
    'https://www.verwaltungsvorschriften-im-internet.de/bsvwvbund_10082018_SII554001405.htm',
  examples: {
    match: [
      { text: 'Einstufung: VS-NfD', source: 'short form of the VS-Anweisung' },
      { text: 'VS – NUR FÜR DEN DIENSTGEBRAUCH', source: 'VS-Anweisung' },
      { text: 'VS-Vertraulich, 2. Ausfertigung', source: 'VS-Anweisung' },
      { text: 'GEHEIM\namtlich geheimgehalten', source: 'VS-Anweisung' },
    ],
    noMatch: [
      { text: 'Das Rezept ist geheim.', source: `${OWN}: a word` },
      { text: 'Bayern VS Dortmund', source: `${OWN}: a game` },
      { text: 'STRENG GEHEIM: unser Gewinnspiel', source: `${OWN}: an advertisement` },
    ],
  },
});
