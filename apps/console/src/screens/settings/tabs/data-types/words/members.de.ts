import type { Translation } from '@waybill/ui';
import type { membersText } from './members.text.ts';

export const de: Translation<typeof membersText> = {
  pattern: 'Muster',
  caseless: 'Groß-/Kleinschreibung ignorieren',
  keywords: 'Stichwörter',
  proximity: 'Abstand der Stichwörter in Byte',
  needsKeyword: 'Nur mit einem Stichwort in der Nähe',
  ignored: 'Ignorierte Werte',
  minimumCount: 'Mindestanzahl verschiedener Werte',
  words: 'Wörter und Wendungen',
  columns: 'Spalten',
  primary: 'Primäre Spalte',
  others: 'Weitere Werte der Zeile (mindestens)',
  within: 'Maximaler Abstand in Byte',
  containment: 'Mindestanteil einer Vorlage',
  mode: 'Erforderliche Teile',
  parts: 'Teile',
};
