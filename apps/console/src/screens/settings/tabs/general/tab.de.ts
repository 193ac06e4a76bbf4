import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Allgemein',
  organisation: 'Organisation',
  name: 'Name',
  ownDomains: 'Eigene Domains',
  ownDomainsHint: 'Mail- und Web-Domains. Alles darin, auch Subdomains, gilt als innen.',
  ownAccounts: 'Eigene Konten',
  ownAccountsHint:
    'Kennungen von Cloud-Konten, Workspaces und Mandanten. Was mit anderen geteilt wird, gilt als außen.',
  devices: 'Verwaltete Geräte',
  deviceCount: (count) => `${count} Geräte`,
  deviceIds: 'Gerätekennungen oder Rechnernamen',
  onePerLine: 'Eine je Zeile.',
  isComplete: 'Die Liste ist vollständig',
  isCompleteHint:
    'Dann ist ein Gerät, das nicht darauf steht, nicht verwaltet. Sonst bleibt es unbekannt.',
  saved: 'Einstellungen gespeichert',
  savedNote: 'Sie gelten für Ereignisse ab jetzt.',
  conflict: 'Jemand hat die Einstellungen inzwischen geändert',
  conflictNote: 'Sie wurden neu geladen. Wiederholen Sie Ihre Änderung.',
  nothingChanged: 'Es wurde nichts geändert',
  save: 'Änderungen speichern',
  discard: 'Verwerfen',
  allSaved: 'Alle Änderungen sind gespeichert.',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  leaveQuestion: 'Verlassen, ohne zu speichern?',
  leaveEffect: 'Ihre Änderungen an den Einstellungen gehen verloren.',
  leave: 'Verlassen',
};
