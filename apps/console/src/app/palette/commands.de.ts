import type { Translation } from '@waybill/ui';
import type { commandsText } from './commands.text.ts';

export const de: Translation<typeof commandsText> = {
  keyMap: 'Tastaturübersicht',
  keyMapWords: 'Kurzbefehle Tasten Hilfe',
  darkMode: 'Dunkles Design umschalten',
  darkModeWords: 'hell Darstellung Theme',
  narrowSideBar: 'Seitenleiste einklappen',
  wideSideBar: 'Seitenleiste ausklappen',
  signOut: 'Abmelden',
  signOutWords: 'ausloggen verlassen',
  signOutFailed: 'Abmelden fehlgeschlagen',
  signOutFailedDetail:
    'Die Sitzung besteht noch. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  loadSampleData: 'Beispieldaten laden',
  loadSampleDataWords: 'Demo Muster ausprobieren',
  connectSource: 'Quelle verbinden',
  connectSourceWords: 'Integration hinzufügen Anbieter Zugangsdaten senden importieren Datei',
  invite: 'Kollegen einladen',
  inviteWords: 'Benutzer Mitglied hinzufügen Zugang Rolle',
  language: (name) => `Sprache: ${name}`,
  languageWords: 'Sprache language',
  sourceWords: 'Quelle Integration Connector',
  openIntegration: (name) => `Integration ${name} öffnen`,
};
