import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  walk: 'Durch die Liste gehen',
  next: 'Nächste in der Liste',
  previous: 'Vorige in der Liste',
  detection: 'Erkennung',
  take: 'Übernehmen',
  close: 'Schließen und zur nächsten gehen',
  closeInThree: 'Schließen: Buchstabe des Urteils, Ziffer des Grundes',
  snooze: 'Zurückstellen',
  assign: 'Jemandem zuweisen',
  comment: 'Kommentieren',
  openTrace: 'Spur öffnen',
  firstAction: 'Erster der nächsten Schritte',
  lastAction: 'Vierter der nächsten Schritte',
};
