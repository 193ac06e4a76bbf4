import { formatCount, type Translation } from '@waybill/ui';
import type { savedViewsText } from './saved-views.text.ts';

export const de: Translation<typeof savedViewsText> = {
  savedViews: 'Gespeicherte Ansichten',
  openViewIs: (name) => `Gespeicherte Ansicht: ${name}`,
  openChangedViewIs: (name) => `Gespeicherte Ansicht: ${name}, geändert`,
  changed: 'Geändert',
  own: 'Meine',
  shared: 'Mit der Organisation geteilt',
  none: 'Noch keine. Filtern, sortieren und ordnen Sie die Liste und speichern Sie sie dann als Ansicht.',
  failed: 'Die gespeicherten Ansichten konnten nicht gelesen werden',
  tryAgain: 'Erneut versuchen',
  openCount: (open) => `${formatCount(open)} offen`,
  by: (name) => `von ${name}`,
  hasGaps: 'filtert nach etwas, das es nicht mehr gibt',

  openByDefault: 'Als Startansicht verwenden',
  defaultSaved: 'Erkennungen öffnen jetzt mit dieser Ansicht',
  saveNew: 'Als neue Ansicht speichern…',
  update: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  rename: 'Umbenennen…',
  share: 'Mit der Organisation teilen',
  makePrivate: 'Nicht mehr teilen',
  onlyAuthor: (name) => `Nur ${name} kann das Teilen beenden`,
  remove: 'Löschen',

  saveTitle: 'Als Ansicht speichern',
  saveAbout:
    'Merkt sich Filter, Zeitraum, Reihenfolge und Gruppen. Ein relativer Zeitraum bleibt relativ.',
  renameTitle: 'Ansicht umbenennen',
  name: 'Name',
  nameFirst: 'Geben Sie ihr zuerst einen Namen',
  shareToo: 'Mit der Organisation teilen',
  shareHint: 'Alle, die Erkennungen sehen, finden sie. „Ich“ ist, wer sie öffnet.',
  withColumns: 'Spalten merken',
  withColumnsHint: 'Sonst sehen alle sie mit ihren eigenen.',
  save: 'Speichern',
  cancel: 'Abbrechen',

  saved: (name) => `„${name}“ gespeichert`,
  isShared: (name) => `„${name}“ ist geteilt`,
  isPrivate: (name) => `„${name}“ ist nicht mehr geteilt`,
  removed: (name) => `„${name}“ gelöscht`,
  restored: (name) => `„${name}“ ist wieder da`,
  undo: 'Rückgängig',
  changedMeanwhile: (name) => `„${name}“ wurde inzwischen geändert`,
  changedMeanwhileHelp:
    'Die Ansicht wurde neu gelesen. Sehen Sie sie an und wiederholen Sie die Änderung.',

  gone: (name, what) => `„${name}“ filtert nach etwas, das es nicht mehr gibt: ${what}`,
  takeOut: 'Aus der Ansicht nehmen',
  unknown:
    'Die Ansicht dieses Links ist für Sie nicht verfügbar oder wurde gelöscht. Ihre Filter gelten.',
  dismiss: 'Ausblenden',
  notice: 'Zur offenen Ansicht',

  command: (name) => `Ansicht ${name} öffnen`,
  commandWords: 'gespeichert Filter Liste Erkennungen',
};
