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
  readIsNoted: 'Werte sind maskiert. Der Zugriff wird im Audit-Protokoll festgehalten.',

  preview: 'Vorschau',
  hidePreview: 'Vorschau verbergen',
  previewOf: (name) => `Vorschau von ${name}`,
  previewIsNoted: 'Dass sie angesehen wird, steht im Protokoll.',
  notKept: 'Der Inhalt ist nicht gespeichert. Nur diese maskierten Zeilen sind verfügbar.',
  cut: 'Der Text ist gekürzt.',
  noText: 'Von diesem Teil wird kein Text gezeigt.',
  watermark: (name, at) => `${name} · ${at}`,

  wrongType: 'Falscher Datentyp',
  wrongTypeOf: (type) => `Falscher Datentyp: ${type}`,
  dialogNote:
    'Was Sie hier nennen, zählt von jetzt an nicht mehr als dieser Typ. Es lässt sich widerrufen.',
  value: 'Dieser Wert',
  valueHint: 'Wo immer er steht; nur ein Hashwert davon wird behalten.',
  object: (name) => `Alles in ${name}`,
  objectHint: 'Dieses Objekt in allen Versionen.',
  person: 'Alles von dieser Person',
  personHint: (key) => `Was ${key} bewegt.`,
  source: (name) => `Alles aus ${name}`,
  sourceHint: 'Von allen Personen. Wählen Sie es zuletzt.',
  close: 'Diese Erkennung auch abschließen',
  made: (type) => `Ausnahme gemacht: ${type}`,
  madeAndClosed: (type, number) => `Ausnahme gemacht: ${type}. DET-${number} abgeschlossen`,
  undo: 'Rückgängig',
  takenBack: 'Zurückgenommen',
};
