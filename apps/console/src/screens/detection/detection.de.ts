import type { Translation } from '@waybill/ui';
import type { detectionPageText } from './detection.text.ts';

export const de: Translation<typeof detectionPageText> = {
  detections: 'Erkennungen',
  notAvailable: 'Für Sie nicht verfügbar oder entfernt',
  notAvailableHelp: 'Diese Erkennung existiert in dieser Organisation nicht oder nicht mehr.',
  backToList: 'Zurück zur Liste',
  facts: 'Fakten',
  scoreIs: (score) => `Risikowert ${score}`,
  place: (at, count) => `${at} von ${count}`,
  previous: 'Vorige in der Liste',
  next: 'Nächste in der Liste',
  isFirst: 'Keine vorherige Erkennung',
  isLast: 'Keine weitere Erkennung',
};
