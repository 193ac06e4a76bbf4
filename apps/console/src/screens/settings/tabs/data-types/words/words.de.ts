import { formatCount, type Translation } from '@waybill/ui';
import type { wordsText } from './words.text.ts';

export const de: Translation<typeof wordsText> = {
  'built-in': 'Eingebaut',
  pattern: 'Muster',
  dictionary: 'Wörterbuch',
  exact: 'Genaue Werte',
  fingerprint: 'Fingerabdruck',
  composite: 'Zusammengesetzt',

  patternHint: 'Ein Wert mit festem Format, z. B. eine Projektnummer.',
  dictionaryHint: 'Wörter und Wendungen, z. B. Decknamen.',
  exactHint: 'Zeilen einer eigenen Tabelle, z. B. Kunden. Gespeichert werden nur Hashwerte.',
  fingerprintHint: 'Dokumente, die auf einer Vorlage basieren, z. B. ein Vertragsformular.',
  compositeHint: 'Kombination anderer Typen, z. B. Name und Diagnose.',

  draft: 'Entwurf',
  shadow: 'Testbetrieb',
  active: 'Aktiv',
  retired: 'Stillgelegt',
  off: 'Aus',

  anyCountry: 'Jedes Land',
  dataTypes: 'Datentypen',
  precisionOf: (percent, n) => `${percent} von ${formatCount(n)}`,
  notJudged: 'Noch keine Urteile',
  none: '–',
  undo: 'Rückgängig',
  takenBack: 'Rückgängig gemacht',
  changedMeanwhile: 'Der Typ wurde inzwischen geändert',
  changedMeanwhileHelp:
    'Er wurde neu geladen. Prüfen Sie den Stand und wiederholen Sie die Änderung.',
};
