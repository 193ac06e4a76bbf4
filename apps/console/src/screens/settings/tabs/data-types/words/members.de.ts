import type { Translation } from '@waybill/ui';
import type { membersText } from './members.text.ts';

export const de: Translation<typeof membersText> = {
  pattern: 'Muster',
  caseless: 'Groß und klein sind gleich',
  keywords: 'Stichwörter',
  proximity: 'Stichwörter zählen innerhalb, in Byte',
  needsKeyword: 'Nur mit einem Stichwort in der Nähe',
  ignored: 'Werte, die keine sind',
  minimumCount: 'Nötige verschiedene Werte',
  words: 'Wörter und Wendungen',
  columns: 'Spalten',
  primary: 'Spalte, die zuerst gesucht wird',
  others: 'Nötige andere Werte der Zeile',
  within: 'Innerhalb, in Byte',
  containment: 'Nötiger Anteil einer Vorlage',
  mode: 'Nötige Teile',
  parts: 'Teile',
};
