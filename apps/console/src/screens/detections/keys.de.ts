import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  triage: 'Bearbeiten',
  take: 'Übernehmen',
  close: 'Schließen, auch alle ausgewählten',
  closeInThree: 'Schließen: Buchstabe des Urteils, Ziffer des Grundes',
  snooze: 'Zurückstellen',
  assign: 'Jemandem zuweisen',
  comment: 'Kommentieren',
  list: 'Liste',
  views: 'Gespeicherte Ansichten: öffnen, speichern, umbenennen, teilen',
  histogram: 'Histogramm',
  earlier: 'Gewählte Zeitspanne früher',
  later: 'Gewählte Zeitspanne später',
  longer: 'Gewählte Zeitspanne verlängern',
  asTable: 'Als Tabelle zeigen',
};
