import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  lists: 'Listen',
  goTo: 'Gehe zu',
  everywhere: 'Überall',
  nextRow: 'Nächste Zeile',
  previousRow: 'Vorige Zeile',
  firstRow: 'Erste Zeile',
  lastRow: 'Letzte Zeile',
  openBeside: 'Neben der Liste öffnen',
  openPage: 'Als Seite öffnen',
  select: 'Auswählen',
  actions: 'Weitere Aktionen',
  filter: 'Nach Text filtern',
  close: 'Panel oder Dialog schließen',
  search: 'Suche und Befehle',
  notification: 'Zur Benachrichtigung',
  thisMap: 'Diese Übersicht',
  singleKeys: 'Kurzbefehle mit einer Taste',
  singleKeysHint: 'Aus: Buchstaben und Zeichen bewirken allein nichts. Gilt für diesen Browser.',
};
