import { formatCount, type Translation } from '@waybill/ui';
import type { detectionPageText } from './detection.text.ts';

export const de: Translation<typeof detectionPageText> = {
  detections: 'Erkennungen',
  notAvailable: 'Für Sie nicht verfügbar oder entfernt',
  notAvailableHelp: 'Diese Erkennung existiert in dieser Organisation nicht oder nicht mehr.',
  backToList: 'Zurück zur Liste',
  facts: 'Details',
  whatHappened: 'Was passiert ist',
  path: 'Herkunft, Person, Objekt und Ziel',
  origin: 'Herkunft',
  person: 'Person',
  object: 'Objekt',
  destination: 'Ziel',
  seen: 'Gesehen',
  andMoreObjects: (count) => `und ${formatCount(count)} weitere`,
  nextActions: 'Nächste Schritte',
  nextActionsAbout: 'Tasten 1 bis 4. Vor jeder Änderung wird gefragt.',
  addToCase: 'Zum Fall hinzufügen',
  addToCaseAbout: 'Zusammen mit verwandten Erkennungen untersuchen',
  makePolicy: 'Richtlinie erstellen',
  makePolicyAbout: 'Ausgehend von dem, was hier zutraf',
  noPolicyRight: 'Ihre Rolle kann keine Richtlinien bearbeiten.',
  evidenceCount: (items, groups) =>
    `${formatCount(items)} ${items === 1 ? 'Eintrag' : 'Einträge'} in ${formatCount(groups)} Gruppen`,
  noData: 'Keine sensiblen Daten erkannt',
  expandAll: 'Alle aufklappen',
  foldAll: 'Alle zuklappen',
  showConditions: (count) =>
    `${formatCount(count)} ${count === 1 ? 'Bedingung' : 'Bedingungen'} anzeigen`,
  hideConditions: 'Bedingungen ausblenden',
  contributions: (count) =>
    `${formatCount(count)} ${count === 1 ? 'Beitrag' : 'Beiträge'}, in Punkten`,
  editWeights: 'Gewichte ändern',
  activity: 'Aktivität',
  scoreIs: (score) => `Risikowert ${score}`,
  place: (at, count) => `${at} von ${count}`,
  previous: 'Vorige in der Liste',
  next: 'Nächste in der Liste',
  isFirst: 'Keine vorherige Erkennung',
  isLast: 'Keine weitere Erkennung',
};
