import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Allgemein',
  organisation: 'Organisation',
  name: 'Name',
  nameNeeded: 'Geben Sie den Namen Ihrer Organisation ein',
  ownDomains: 'Eigene Domains',
  ownDomainsHint: 'E-Mail- und Web-Domains. Sie gelten mit allen Subdomains als intern.',
  ownAccounts: 'Eigene Konten',
  ownAccountsHint:
    'IDs von Cloud-Konten, Workspaces und Mandanten. Freigaben an andere Konten gelten als extern.',
  devices: 'Verwaltete Geräte',
  deviceCount: (count) => `${count} Geräte`,
  deviceIds: 'Gerätekennungen oder Rechnernamen',
  onePerLine: 'Eine je Zeile.',
  isComplete: 'Die Liste ist vollständig',
  isCompleteHint:
    'Geräte, die nicht auf der Liste stehen, gelten als nicht verwaltet, sonst als unbekannt.',
  saved: 'Einstellungen gespeichert',
  savedNote: 'Sie gelten für neue Ereignisse.',
  conflict: 'Die Einstellungen wurden inzwischen geändert',
  conflictNote: 'Sie wurden neu geladen. Wiederholen Sie Ihre Änderung.',
  nothingChanged: 'Keine Änderungen',
  save: 'Änderungen speichern',
  discard: 'Verwerfen',
  allSaved: 'Alle Änderungen sind gespeichert.',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  leaveQuestion: 'Ohne Speichern verlassen?',
  leaveEffect: 'Ihre Änderungen an den Einstellungen gehen verloren.',
  leave: 'Verlassen',
};
