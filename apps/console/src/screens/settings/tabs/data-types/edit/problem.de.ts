import type { Translation } from '@waybill/ui';
import type { problemText } from './problem.text.ts';

export const de: Translation<typeof problemText> = {
  'word-empty': 'Braucht einen Buchstaben oder eine Ziffer',
  'type-unknown': 'Unbekannter Datentyp',
  'type-itself': 'Ein Typ kann nicht Teil seiner selbst sein',
  'type-composite': 'Ein zusammengesetzter Typ kann nicht Teil eines anderen sein',
  'type-retired': 'Der Datentyp ist außer Betrieb',
  'column-twice': 'Doppelte Spalte',
  'primary-unknown': 'Muss eine der Spalten sein',
  'others-too-many': 'Muss weniger als die Zahl der Spalten sein',
  'columns-differ': 'Passen nicht zur hochgeladenen Tabelle',
  'material-differs': 'Passt nicht zu den hochgeladenen Daten',
};
