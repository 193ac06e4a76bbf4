import { formatCount, type Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'Tag' : 'Tage'}`;
const contents = (count: number) => `${formatCount(count)} ${count === 1 ? 'Inhalt' : 'Inhalte'}`;

export const de: Translation<typeof tabText> = {
  title: 'Datenschutz',
  contents: 'Inhalte',
  about:
    'Eingefügte, hochgeladene und gesendete Inhalte werden beim Eintreffen des Ereignisses klassifiziert. Funde werden als maskierte Zeilen gespeichert, der Inhalt selbst nur, wenn Sie es hier festlegen.',
  whyKeep:
    'Gespeicherte Inhalte werden neu klassifiziert, wenn sich ein Datentyp oder eine Ausnahme ändert. Berechtigte Personen können sie in Erkennungen ansehen; jeder Zugriff wird protokolliert. Sie sind verschlüsselt und werden nach Ablauf der Frist gelöscht.',
  choice: 'Nach der Klassifizierung wird der Inhalt',
  forgotten: 'Verworfen',
  forgottenHint: 'Spätere Änderungen an Datentypen wirken nur auf neue Inhalte.',
  kept: 'Begrenzt gespeichert',
  keptHint: 'Gilt für neue Inhalte. Vorhandene behalten ihr Löschdatum.',
  days: 'Tage',
  daysHint: (most) => `1 bis ${formatCount(most)}`,
  badgeForgotten: 'Nicht gespeichert',
  badgeKept: (count) => `${days(count)} gespeichert`,
  keptNow: 'Aufbewahrt',
  keptNowValue: (count, size) => `${contents(count)}, ${size}`,
  noneKept: 'Keine',
  oldest: 'Ältester vom',
  deletesAll: (count) =>
    count === 1
      ? 'Löscht den einen gespeicherten Inhalt endgültig.'
      : `Löscht alle ${contents(count)} endgültig.`,
  deletesOlder: (count) => `Löscht alle Inhalte, die älter als ${days(count)} sind, endgültig.`,
  deleteQuestion: 'Gespeicherte Inhalte löschen?',
  deleteAndSave: 'Löschen und speichern',
  save: 'Änderungen speichern',
  discard: 'Verwerfen',
  nothingChanged: 'Keine Änderungen',
  allSaved: 'Alle Änderungen sind gespeichert.',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  savedForgotten: 'Inhalte werden nicht mehr gespeichert',
  savedKept: (count) => `Inhalte werden ${days(count)} gespeichert`,
  undo: 'Rückgängig',
  undoneNote: 'Bereits gelöschte Inhalte lassen sich nicht wiederherstellen.',
  conflict: 'Die Einstellungen wurden inzwischen geändert',
  conflictNote: 'Sie wurden neu geladen. Wiederholen Sie Ihre Änderung.',
  leaveQuestion: 'Ohne Speichern verlassen?',
  leaveEffect: 'Ihre Änderungen an den Einstellungen gehen verloren.',
  leave: 'Verlassen',
};
