import { formatCount, type Translation } from '@waybill/ui';
import type { editorText } from './editor.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof editorText> = {
  newTitle: (kind) => `Neuer Typ: ${kind}`,
  pageTitle: (title) => `${title} · Datentypen`,
  builtIn: (name) => `${name} ist eingebaut`,
  builtInHelp:
    'Er lässt sich ausschalten, erproben oder ab anderer Sicherheit zählen; sonst nichts.',
  showType: 'Typ zeigen',

  about: 'Was er ist',
  name: 'Name',
  nameHint: 'Wie man ihn nennt, z. B. Projektnummer.',
  description: 'Beschreibung',
  class: 'Klasse',
  sensitivity: 'Schutzbedarf',
  country: 'Land',
  minimum: 'Zählt ab',
  minimumHint: 'Weniger sichere Funde bleiben weg.',

  recognised: 'Woran er erkannt wird',
  patternHint:
    'Der Wert als Ganzes. Buchstaben, [a-z], \\d, {2,8}, (a|b); kein Blick voraus und keine Rückverweise.',
  refused: (reason) => `Abgelehnt: ${reason}`,
  atCharacter: (place) => `Beim ${formatCount(place)}. Zeichen des Musters`,
  keywordsHint:
    'Wörter in der Nähe eines Werts, die für ihn sprechen. Komma oder Eingabe beendet eines.',
  keywordLength: 'ein Stichwort hat 2 bis 90 Zeichen',
  needsKeywordHint: 'Ein Wert ohne Stichwort in der Nähe ist keiner.',
  minimumCountHint: 'So viele muss ein Text enthalten, bevor einer zählt.',
  ignoredHint: 'Wie sie geschrieben sind, z. B. Beispiele Ihrer eigenen Unterlagen.',
  wordsHint: (count) => `Eines je Zeile, als Ganzes gesucht. Bisher ${count}.`,
  tooManyWords: (most) => `Höchstens ${formatCount(most)}`,
  minimumWordsHint: 'So viele verschiedene muss ein Text enthalten, bevor eines zählt.',
  inPercent: (label) => `${label}, in Prozent`,
  containmentHint:
    'Ein ausgefülltes Formular enthält das meiste seiner Vorlage; 50 ist ein guter Anfang.',

  readColumns: 'Spalten aus einer CSV-Datei lesen',
  onlyHashes: 'Nur Hashwerte der Zeilen werden behalten, die Tabelle selbst nicht.',
  noHeader: 'Die Datei hat keine Kopfzeile',
  columnsHint: 'Wie die Kopfzeile sie nennt. Nicht genannte Spalten bleiben weg.',
  primaryHint: 'Am besten eine Nummer oder Adresse: Werte, die sonst kaum irgendwo stehen.',
  othersHint: 'Sie müssen in der Nähe des ersten stehen.',

  allParts: 'Alle',
  allPartsHint: 'Jeder Teil muss da sein.',
  anyPart: 'Einer davon',
  anyPartHint: 'Ein Teil genügt.',
  part: (place) => `Teil ${place}`,
  choosePart: 'Typ wählen',
  partCount: 'Mindestens',
  addPart: 'Teil hinzufügen',
  removePart: (place) => `Teil ${place} entfernen`,
  tooManyParts: (most) => `Höchstens ${most} Teile`,
  near: 'Nahe beieinander',
  nearHint: 'Sonst dürfen sie irgendwo im Text stehen.',

  table: 'Die Tabelle',
  templates: 'Die Vorlagen',
  saveFirst: 'Sichern Sie zuerst den Entwurf; dann wird die Datei dazu hochgeladen.',
  saveChangesFirst: 'Sichern Sie zuerst die Änderungen',
  noTable: 'Noch ist keine Tabelle hochgeladen.',
  noTemplates: 'Noch ist keine Vorlage hochgeladen.',
  rowsKept: (count) => `${plural(count, 'Zeile', 'Zeilen')} als Hashwerte bekannt`,
  templatesKept: (count) => `${plural(count, 'Vorlage', 'Vorlagen')} als Hashwerte bekannt`,
  onlyHashesOfTemplates: 'Nur Hashwerte werden behalten, die Dokumente selbst nicht.',
  uploadTable: 'Tabelle hochladen',
  uploadTemplates: 'Vorlagen hochladen',
  uploadNamed: (name) => `${name} hochladen`,
  uploading: (name) => `${name} wird hochgeladen`,
  hashing: (name) => `${name} wird verarbeitet`,
  ignoredColumns: (names) => `Spalten, die der Typ nicht nennt, wurden ausgelassen: ${names}.`,
  nameTaken:
    'Ein anderer Typ in Gebrauch heißt schon so. Groß- und Kleinschreibung macht keinen Unterschied.',
  skipped: (count, rows) =>
    `${plural(count, 'Zeile', 'Zeilen')} ausgelassen, weil der erste Wert zu kurz oder zu lang ist: ${rows}.`,
  tooLarge: (name, size) => `${name} ist größer als ${size}`,

  use: 'In Gebrauch nehmen',
  useNote: 'Ein Entwurf sucht nichts. Ist er gesichert, kann er erprobt oder aktiviert werden.',
  saveDraft: 'Entwurf sichern',
  saveChanges: 'Änderungen sichern',
  discard: 'Änderungen verwerfen',
  made: (name) => `Entwurf „${name}“ gesichert`,
  saved: (name) => `„${name}“ gesichert`,
  to_draft: 'Zurück zum Entwurf',
  to_shadow: 'Im Versuch laufen lassen',
  to_active: 'Aktivieren',
  to_retired: 'Stilllegen',
  wouldChange: (contents, detections) =>
    `Von den letzten 30 Tagen änderte das ${plural(contents, 'Inhalt', 'Inhalte')}; ${plural(detections, 'offene Erkennung nennt', 'offene Erkennungen nennen')} den Typ.`,
  checkedOf: (checked, kept, gained, lost) =>
    `${formatCount(checked)} von ${plural(kept, 'aufbewahrten Inhalt', 'aufbewahrten Inhalten')} wurden dafür neu klassifiziert: ${formatCount(gained)} bekämen ihn, ${formatCount(lost)} verlören ihn.`,
  pastUnknown: 'Es sind keine Inhalte aufbewahrt; was er bisher gefunden hätte, weiß also niemand.',
  holdsNow: (contents, detections) =>
    `So, wie er ist, enthalten ihn ${plural(contents, 'Inhalt', 'Inhalte')} der letzten 30 Tage, und ${plural(detections, 'offene Erkennung nennt', 'offene Erkennungen nennen')} ihn.`,
  effectUnknown: (reason) => `Was es änderte, ist nicht bekannt: ${reason}`,

  tryIt: 'Erproben',
  trySample:
    'Fügen Sie einen Text ein: Was dieser Typ darin findet, erscheint hier, während Sie schreiben.',
  trying: 'Die Probe wird erprobt',
  mendFirst: 'Berichtigen Sie zuerst die Angaben',
  uploadFirst: 'Er findet nichts, bevor etwas hochgeladen ist.',
  notFound: 'In der Probe nicht gefunden',
  notFoundHelp: 'Weder sicher noch weniger sicher.',
  lacks_name: 'Benennen Sie ihn zuerst',
  lacks_pattern: 'Schreiben Sie zuerst ein Muster',
  lacks_words: 'Schreiben Sie zuerst ein Wort',
  lacks_columns: 'Nennen Sie zuerst die Spalten',
  lacks_primary: 'Wählen Sie die Spalte, die zuerst gesucht wird',
  lacks_parts: 'Wählen Sie zuerst die Teile',

  leaveTitle: 'Verlassen, ohne zu sichern?',
  leaveNote: 'Was Sie geschrieben haben, geht verloren.',
  leave: 'Verlassen',
};
