import type { Translation } from '@waybill/ui';
import type { detectionPageText } from './detection.text.ts';

export const de: Translation<typeof detectionPageText> = {
  detections: 'Erkennungen',
  notAvailable: 'Für Sie nicht verfügbar oder entfernt',
  notAvailableHelp: 'Eine solche Erkennung gibt es in dieser Organisation nicht oder nicht mehr.',
  backToList: 'Zurück zur Liste',
  facts: 'Fakten',
  scoreIs: (score) => `Bewertung ${score}`,
  place: (at, count) => `${at} von ${count}`,
  previous: 'Vorige in der Liste',
  next: 'Nächste in der Liste',
  isFirst: 'Das ist die erste',
  isLast: 'Das ist die letzte',
};
