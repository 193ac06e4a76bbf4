import type { Translation } from '@waybill/ui';
import type { problemText } from './problem.text.ts';

export const de: Translation<typeof problemText> = {
  'word-empty': 'Braucht einen Buchstaben oder eine Ziffer',
  'type-unknown': 'Diesen Datentyp gibt es nicht',
  'type-itself': 'Ein Typ kann nicht Teil seiner selbst sein',
  'type-composite': 'Ein zusammengesetzter Typ kann nicht Teil eines anderen sein',
  'type-retired': 'Der Datentyp ist außer Gebrauch',
  'column-twice': 'Eine Spalte steht zweimal da',
  'primary-unknown': 'Muss eine der Spalten sein',
  'others-too-many': 'Muss weniger als die Zahl der Spalten sein',
  'columns-differ': 'Passen nicht zur hochgeladenen Tabelle',
  'material-differs': 'Passt nicht zu dem, was hochgeladen wurde',
};
