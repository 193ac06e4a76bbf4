import { formatCount, type Translation } from '@waybill/ui';
import type { classificationText } from './classification.text.ts';

export const de: Translation<typeof classificationText> = {
  personal: 'Persönlich',
  financial: 'Finanzen',
  health: 'Gesundheit',
  secret: 'Geheimnis',
  source: 'Quelltext',
  business: 'Geschäftlich',
  government: 'Behörden',

  sensitivity0: 'Öffentlich',
  sensitivity1: 'Intern',
  sensitivity2: 'Vertraulich',
  sensitivity3: 'Sensibel',
  sensitivity4: 'Hochsensibel',

  low: 'Gering',
  medium: 'Mittel',
  high: 'Hoch',
  confidence: (level) => `Sicherheit: ${level}`,

  complete: 'Ganz gelesen',
  partial: 'Teilweise gelesen',
  encrypted: 'Verschlüsselt',
  unsupported: 'Dateityp nicht unterstützt',
  failed: 'Nicht lesbar',

  pattern: 'Entspricht dem Muster',
  check: 'Prüfziffer oder Struktur gültig',
  keyword: (word, distance) => `Wort „${word}“ in der Nähe, ${formatCount(distance)} Byte entfernt`,
  header: (word) => `Spaltenüberschrift „${word}“`,
  path: (word) => `Feldname „${word}“`,
  field: 'Gesamter Feldwert',
  decoded: (from) => `Entschlüsselt aus ${from}`,
  exempted: (reason) => `Ausgenommen: ${reason}`,
  feature: (name, value) => `${name}: ${value}`,
  hash: 'Dagegen: sieht wie ein Hashwert aus',
  uuid: 'Dagegen: sieht wie eine UUID aus',
  epoch: 'Dagegen: sieht wie ein Zeitstempel aus',
  number: 'Dagegen: Es ist Teil einer längeren Zahl',
  placeholder: 'Dagegen: Es sieht wie ein Platzhalter aus',
  testValue: 'Dagegen: Es ist ein veröffentlichter Testwert',

  masked: 'verdeckt',
  wholeText: 'Gilt für den gesamten Text',
  found: (count, distinct) =>
    `${formatCount(count)} gefunden, ${formatCount(distinct)} verschieden`,
  exemptedCount: (count) => `${formatCount(count)} ausgenommen`,
  exceptedMark: 'Ausgenommen',
  shadow: 'Testbetrieb',
  shadowHelp: 'Datentyp im Testbetrieb: Funde werden gezählt, haben aber keine Wirkung.',
  evidence: 'Belege',
  more: (count) => `${formatCount(count)} weitere sind nicht aufgeführt`,
};
