import { formatCount, type Translation } from '@waybill/ui';
import type { wordsText } from './words.text.ts';

export const de: Translation<typeof wordsText> = {
  'built-in': 'Eingebaut',
  pattern: 'Muster',
  dictionary: 'Wörterbuch',
  exact: 'Genaue Werte',
  fingerprint: 'Fingerabdruck',
  composite: 'Zusammengesetzt',

  patternHint: 'Ein Wert, der auf bestimmte Weise geschrieben wird, z. B. eine Projektnummer.',
  dictionaryHint: 'Wörter und Wendungen, z. B. Decknamen.',
  exactHint: 'Zeilen Ihrer eigenen Tabelle, z. B. Kunden; nur Hashwerte davon werden behalten.',
  fingerprintHint: 'Dokumente aus einer Vorlage, z. B. ein Vertragsformular.',
  compositeHint: 'Andere Typen, die beieinander stehen, z. B. ein Name und eine Diagnose.',

  draft: 'Entwurf',
  shadow: 'Im Versuch',
  active: 'Aktiv',
  retired: 'Stillgelegt',
  off: 'Aus',

  anyCountry: 'Jedes Land',
  dataTypes: 'Datentypen',
  precisionOf: (percent, n) => `${percent} von ${formatCount(n)}`,
  notJudged: 'Es wurde noch nichts beurteilt',
  none: '–',
  undo: 'Rückgängig',
  takenBack: 'Zurückgenommen',
  changedMeanwhile: 'Jemand hat es inzwischen geändert',
  changedMeanwhileHelp: 'Es wurde neu geladen. Sehen Sie es an und wiederholen Sie die Änderung.',
};
