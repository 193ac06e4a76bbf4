import { formatCount, type Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'Tag' : 'Tage'}`;
const contents = (count: number) => `${formatCount(count)} ${count === 1 ? 'Inhalt' : 'Inhalte'}`;

export const de: Translation<typeof tabText> = {
  title: 'Datenschutz',
  contents: 'Inhalte',
  about:
    'Was eingefügt, hochgeladen oder gesendet wurde, wird beim Eintreffen seines Ereignisses nach Datentypen durchsucht. Was gefunden wurde, bleibt als maskierte Zeilen; der Inhalt selbst wird vergessen, außer er wird hier aufbewahrt.',
  whyKeep:
    'Aufbewahrte Inhalte werden erneut durchsucht, wenn sich ein Datentyp oder eine Ausnahme ändert, und wer die Berechtigung hat, kann sie in einer Erkennung sehen; jeder Blick wird festgehalten. Sie liegen verschlüsselt und werden gelöscht, wenn ihre Zeit um ist.',
  choice: 'Nach der Suche nach Datentypen wird ein Inhalt',
  forgotten: 'Vergessen',
  forgottenHint: 'Spätere Änderungen an Datentypen wirken nur auf neue Inhalte.',
  kept: 'Einige Tage aufbewahrt',
  keptHint: 'Gilt für Inhalte ab jetzt. Die schon vorhandenen behalten ihr Datum.',
  days: 'Tage',
  daysHint: (most) => `1 bis ${formatCount(most)}`,
  badgeForgotten: 'Nicht aufbewahrt',
  badgeKept: (count) => `${days(count)} aufbewahrt`,
  keptNow: 'Aufbewahrt',
  keptNowValue: (count, size) => `${contents(count)}, ${size}`,
  noneKept: 'Keine',
  oldest: 'Ältester vom',
  deletesAll: (count) =>
    count === 1
      ? 'Das Speichern löscht den einen aufbewahrten Inhalt. Er kommt nicht zurück.'
      : `Das Speichern löscht alle ${contents(count)}, die aufbewahrt sind. Sie kommen nicht zurück.`,
  deletesOlder: (count) =>
    `Das Speichern löscht die Inhalte, die älter als ${days(count)} sind. Sie kommen nicht zurück.`,
  deleteQuestion: 'Aufbewahrte Inhalte löschen?',
  deleteAndSave: 'Löschen und speichern',
  save: 'Änderungen speichern',
  discard: 'Verwerfen',
  nothingChanged: 'Es wurde nichts geändert',
  allSaved: 'Alle Änderungen sind gespeichert.',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  savedForgotten: 'Inhalte werden nicht mehr aufbewahrt',
  savedKept: (count) => `Inhalte werden ${days(count)} aufbewahrt`,
  undo: 'Rückgängig',
  undoneNote: 'Was inzwischen gelöscht wurde, kommt nicht zurück.',
  conflict: 'Jemand hat die Einstellungen inzwischen geändert',
  conflictNote: 'Sie wurden neu geladen. Wiederholen Sie Ihre Änderung.',
  leaveQuestion: 'Verlassen, ohne zu speichern?',
  leaveEffect: 'Ihre Änderungen an den Einstellungen gehen verloren.',
  leave: 'Verlassen',
};
