import { formatCount, type Translation } from '@waybill/ui';
import type { editorText } from './editor.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof editorText> = {
  newTitle: (kind) => `Neuer Typ: ${kind}`,
  pageTitle: (title) => `${title} · Datentypen`,
  builtIn: (name) => `${name} ist eingebaut`,
  builtInHelp: 'Ändern lassen sich nur der Status und die Mindestsicherheit.',
  showType: 'Typ zeigen',

  about: 'Beschreibung des Typs',
  name: 'Name',
  nameHint: 'Zum Beispiel „Projektnummer“.',
  description: 'Beschreibung',
  class: 'Klasse',
  sensitivity: 'Sensibilität',
  country: 'Land',
  minimum: 'Mindestsicherheit',
  minimumHint: 'Funde mit geringerer Sicherheit werden ignoriert.',

  recognised: 'Erkennungsmerkmale',
  patternHint:
    'Muster für den gesamten Wert. Buchstaben, [a-z], \\d, {2,8}, (a|b); ohne Lookaround und Rückverweise.',
  refused: (reason) => `Abgelehnt: ${reason}`,
  atCharacter: (place) => `Beim ${formatCount(place)}. Zeichen des Musters`,
  keywordsHint:
    'Wörter in der Nähe eines Werts, die die Sicherheit erhöhen. Mit Komma oder Eingabetaste abschließen.',
  keywordLength: 'ein Stichwort hat 2 bis 90 Zeichen',
  needsKeywordHint: 'Werte ohne Stichwort in der Nähe ignorieren.',
  minimumCountHint: 'Mindestanzahl pro Text.',
  ignoredHint: 'In Originalschreibweise, z. B. Beispielwerte aus Ihren Dokumenten.',
  wordsHint: (count) => `Ein Begriff pro Zeile. Bisher ${count}.`,
  tooManyWords: (most) => `Höchstens ${formatCount(most)}`,
  minimumWordsHint: 'Mindestanzahl verschiedener Begriffe pro Text.',
  inPercent: (label) => `${label}, in Prozent`,
  containmentHint:
    'Ein ausgefülltes Formular enthält das meiste seiner Vorlage; 50 ist ein guter Anfang.',

  readColumns: 'Spalten aus einer CSV-Datei lesen',
  onlyHashes: 'Gespeichert werden nur Hashwerte der Zeilen.',
  noHeader: 'Die Datei hat keine Kopfzeile',
  columnsHint: 'Namen aus der Kopfzeile. Andere Spalten werden ignoriert.',
  primaryHint: 'Am besten eine eindeutige Nummer oder Adresse.',
  othersHint: 'In der Nähe des ersten Werts.',

  allParts: 'Alle',
  allPartsHint: 'Alle Teile müssen vorkommen.',
  anyPart: 'Einer davon',
  anyPartHint: 'Ein Teil genügt.',
  part: (place) => `Teil ${place}`,
  choosePart: 'Typ wählen',
  partCount: 'Mindestens',
  addPart: 'Teil hinzufügen',
  removePart: (place) => `Teil ${place} entfernen`,
  tooManyParts: (most) => `Höchstens ${most} Teile`,
  near: 'Nahe beieinander',
  nearHint: 'Andernfalls an beliebiger Stelle im Text.',

  table: 'Die Tabelle',
  templates: 'Die Vorlagen',
  saveFirst: 'Speichern Sie zuerst den Entwurf, und laden Sie dann die Datei hoch.',
  saveChangesFirst: 'Speichern Sie zuerst die Änderungen',
  noTable: 'Noch keine Tabelle hochgeladen.',
  noTemplates: 'Noch keine Vorlage hochgeladen.',
  rowsKept: (count) => `${plural(count, 'Zeile', 'Zeilen')} als Hashwerte gespeichert`,
  templatesKept: (count) => `${plural(count, 'Vorlage', 'Vorlagen')} als Hashwerte gespeichert`,
  onlyHashesOfTemplates: 'Gespeichert werden nur Hashwerte der Dokumente.',
  uploadTable: 'Tabelle hochladen',
  uploadTemplates: 'Vorlagen hochladen',
  uploadNamed: (name) => `${name} hochladen`,
  uploading: (name) => `${name} wird hochgeladen`,
  hashing: (name) => `${name} wird verarbeitet`,
  ignoredColumns: (names) => `Nicht definierte Spalten wurden ignoriert: ${names}.`,
  nameTaken:
    'Dieser Name wird bereits verwendet. Groß- und Kleinschreibung wird nicht unterschieden.',
  skipped: (count, rows) =>
    `${plural(count, 'Zeile', 'Zeilen')} übersprungen, weil der erste Wert zu kurz oder zu lang ist: ${rows}.`,
  tooLarge: (name, size) => `${name} ist größer als ${size}`,

  use: 'Aktivieren',
  useNote: 'Entwürfe sind inaktiv. Nach dem Speichern können Sie den Typ testen oder aktivieren.',
  saveDraft: 'Entwurf speichern',
  saveChanges: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  made: (name) => `Entwurf „${name}“ gespeichert`,
  saved: (name) => `„${name}“ gespeichert`,
  to_draft: 'Zurück zum Entwurf',
  to_shadow: 'Im Testbetrieb starten',
  to_active: 'Aktivieren',
  to_retired: 'Stilllegen',
  wouldChange: (contents, detections) =>
    `Betroffen in den letzten 30 Tagen: ${plural(contents, 'Inhalt', 'Inhalte')}. ${plural(detections, 'offene Erkennung verwendet', 'offene Erkennungen verwenden')} den Typ.`,
  checkedOf: (checked, kept, gained, lost) =>
    `${formatCount(checked)} von ${plural(kept, 'gespeicherten Inhalt', 'gespeicherten Inhalten')} wurden testweise neu klassifiziert: ${formatCount(gained)} neu erkannt, ${formatCount(lost)} nicht mehr erkannt.`,
  pastUnknown: 'Es sind keine Inhalte gespeichert, daher lässt sich die Auswirkung nicht schätzen.',
  holdsNow: (contents, detections) =>
    `Aktuell: ${plural(contents, 'Inhalt', 'Inhalte')} in den letzten 30 Tagen, und ${plural(detections, 'offene Erkennung verwendet', 'offene Erkennungen verwenden')} ihn.`,
  effectUnknown: (reason) => `Die Auswirkung ist nicht bekannt: ${reason}`,

  tryIt: 'Testen',
  trySample: 'Fügen Sie einen Text ein. Funde werden während der Eingabe angezeigt.',
  trying: 'Beispiel wird getestet',
  mendFirst: 'Korrigieren Sie zuerst die Angaben',
  uploadFirst: 'Laden Sie zuerst Daten hoch.',
  notFound: 'Im Beispiel nicht gefunden',
  notFoundHelp: 'Auch nicht mit geringer Sicherheit.',
  lacks_name: 'Geben Sie einen Namen ein',
  lacks_pattern: 'Geben Sie ein Muster ein',
  lacks_words: 'Geben Sie ein Wort ein',
  lacks_columns: 'Geben Sie die Spalten an',
  lacks_primary: 'Wählen Sie die primäre Spalte',
  lacks_parts: 'Wählen Sie die Teile',

  leaveTitle: 'Ohne Speichern verlassen?',
  leaveNote: 'Nicht gespeicherte Änderungen gehen verloren.',
  leave: 'Verlassen',
};
