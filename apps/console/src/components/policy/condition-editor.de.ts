import type { Translation } from '@waybill/ui';
import type { conditionEditorText } from './condition-editor.text.ts';

export const de: Translation<typeof conditionEditorText> = {
  allOf: 'Alle treffen zu',
  anyOf: 'Mindestens eine trifft zu',
  join: 'Wie die Zeilen verbunden sind',
  joinGroup: 'Wie die Zeilen der Gruppe verbunden sind',
  field: 'Was betrachtet wird',
  chooseField: 'Feld wählen',
  operator: 'Vergleich',
  value: 'Wert',
  values: 'Werte',
  lowest: 'Von',
  highest: 'Bis',
  yes: 'ja',
  no: 'nein',
  not: 'Nicht',
  notTitle: 'Diese Zeile umkehren: Sie zählt, wenn der Vergleich nicht zutrifft',
  addLine: 'Bedingung hinzufügen',
  addGroup: 'Gruppe hinzufügen',
  remove: 'Diese Zeile entfernen',
  removeGroup: 'Diese Gruppe entfernen',
  isPresent: 'ist vorhanden',
  isAbsent: 'fehlt',
  typeValues: 'Wert eingeben, dann Eingabetaste',
  none: 'Hier wird noch nichts gefragt.',
};
