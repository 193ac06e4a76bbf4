import type { Translation } from '@waybill/ui';
import type { boardText } from './board.text.ts';

export const de: Translation<typeof boardText> = {
  severity: 'Schweregrad',
  category: 'Kategorie',
  source: 'Herkunft',
  destination: 'Ziel',
  person: 'Person',
  policy: 'Richtlinie',
  hours: 'Gesehen',
  count: 'Erkennungen',
  nothing: 'Nichts in dieser Auswahl',
  numberOf: (count, label) => `${count}: ${label}, Liste öffnen`,
  filterHint: 'Nach diesem Wert filtern. Strg- oder ⌘-Klick öffnet die Liste.',
  unfilterHint: 'Diesen Filter entfernen. Strg- oder ⌘-Klick öffnet die Liste.',
  viewAll: (count) => `Alle ${count} ansehen`,
  number: 'Nummer',
  detection: 'Erkennung',
  object: 'Objekt',
  lastSeen: 'Zuletzt gesehen',
  hourOf: (day, hour) => `${day} ${hour}`,
};
