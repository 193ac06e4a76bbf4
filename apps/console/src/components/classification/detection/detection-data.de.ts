import { formatCount, type Translation } from '@waybill/ui';
import type { detectionDataText } from './detection-data.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof detectionDataText> = {
  data: 'Daten',
  loading: 'Funde werden geladen',
  none: 'Die Ereignisse enthalten keinen Inhalt, daher wurde nichts klassifiziert.',
  nothingFound: 'Keine Datentypen gefunden.',
  contents: (count) => plural(count, 'Inhalt', 'Inhalte'),
  version: (seq) => `Version ${seq}`,
  unnamed: 'Unbenannt',
  showMore: (count) => `${formatCount(count)} weitere zeigen`,
  showFindings: 'Funde zeigen',
  hideFindings: 'Funde verbergen',
  findings: 'Funde',
  findingsOf: (name) => `Funde in ${name}`,
  showOf: (action, name) => `${action}: ${name}`,
  readIsNoted: 'Werte sind maskiert. Der Zugriff wird im Prüfprotokoll festgehalten.',

  preview: 'Vorschau',
  hidePreview: 'Vorschau verbergen',
  previewOf: (name) => `Vorschau von ${name}`,
  previewIsNoted: 'Der Zugriff wird im Prüfprotokoll festgehalten.',
  notKept: 'Der Inhalt ist nicht gespeichert. Nur diese maskierten Zeilen sind verfügbar.',
  cut: 'Der Text ist gekürzt.',
  noText: 'Für diesen Teil wird kein Text angezeigt.',
  watermark: (name, at) => `${name} · ${at}`,

  wrongType: 'Falscher Datentyp',
  wrongTypeOf: (type) => `Falscher Datentyp: ${type}`,
  dialogNote:
    'Was Sie hier auswählen, wird ab jetzt nicht mehr als dieser Datentyp erkannt. Sie können die Ausnahme widerrufen.',
  value: 'Dieser Wert',
  valueHint: 'Überall, wo er vorkommt. Gespeichert wird nur ein Hashwert.',
  object: (name) => `Alles in ${name}`,
  objectHint: 'Dieses Objekt in allen Versionen.',
  person: 'Alles von dieser Person',
  personHint: (key) => `Alle Daten, die ${key} bewegt.`,
  source: (name) => `Alles aus ${name}`,
  sourceHint: 'Für alle Personen. Wählen Sie dies nur, wenn nichts anderes passt.',
  close: 'Auch diese Erkennung schließen',
  made: (type) => `Ausnahme angelegt: ${type}`,
  madeAndClosed: (type, number) => `Ausnahme angelegt: ${type}. DET-${number} geschlossen`,
  undo: 'Rückgängig',
  takenBack: 'Rückgängig gemacht',
};
