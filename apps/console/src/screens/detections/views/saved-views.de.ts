import { formatCount, type Translation } from '@waybill/ui';
import type { savedViewsText } from './saved-views.text.ts';

export const de: Translation<typeof savedViewsText> = {
  savedViews: 'Gespeicherte Ansichten',
  openViewIs: (name) => `Gespeicherte Ansicht: ${name}`,
  openChangedViewIs: (name) => `Gespeicherte Ansicht: ${name}, geändert`,
  changed: 'Geändert',
  own: 'Meine',
  shared: 'Mit der Organisation geteilt',
  none: 'Noch keine Ansichten. Filtern und sortieren Sie die Liste, und speichern Sie sie als Ansicht.',
  failed: 'Gespeicherte Ansichten konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  openCount: (open) => `${formatCount(open)} offen`,
  by: (name) => `von ${name}`,
  hasGaps: 'enthält ungültige Filter',

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
    'Speichert Filter, Zeitraum, Sortierung und Gruppierung. Relative Zeiträume bleiben relativ.',
  renameTitle: 'Ansicht umbenennen',
  name: 'Name',
  nameFirst: 'Geben Sie einen Namen ein',
  shareToo: 'Mit der Organisation teilen',
  shareHint:
    'Sichtbar für alle, die Erkennungen sehen dürfen. „Ich“ steht für die Person, die die Ansicht öffnet.',
  withColumns: 'Spalten merken',
  withColumnsHint: 'Andernfalls verwendet jede Person ihre eigenen Spalten.',
  save: 'Speichern',
  cancel: 'Abbrechen',

  saved: (name) => `„${name}“ gespeichert`,
  isShared: (name) => `„${name}“ ist geteilt`,
  isPrivate: (name) => `„${name}“ ist nicht mehr geteilt`,
  removed: (name) => `„${name}“ gelöscht`,
  restored: (name) => `„${name}“ wiederhergestellt`,
  undo: 'Rückgängig',
  changedMeanwhile: (name) => `„${name}“ wurde inzwischen geändert`,
  changedMeanwhileHelp:
    'Die Ansicht wurde neu geladen. Prüfen Sie den Stand und wiederholen Sie die Änderung.',

  gone: (name, what) => `„${name}“ enthält ungültige Filter: ${what}`,
  takeOut: 'Aus der Ansicht entfernen',
  unknown:
    'Die Ansicht dieses Links ist für Sie nicht verfügbar oder wurde gelöscht. Ihre Filter gelten.',
  dismiss: 'Ausblenden',
  notice: 'Zur offenen Ansicht',

  command: (name) => `Ansicht ${name} öffnen`,
  commandWords: 'gespeichert Filter Liste Erkennungen',
};
