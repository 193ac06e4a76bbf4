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

  sensitivity0: 'Offen',
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
  unsupported: 'Dateiart wird nicht gelesen',
  failed: 'Nicht lesbar',

  pattern: 'Geschrieben wie der Typ',
  check: 'Prüfziffern oder Aufbau stimmen',
  keyword: (word, distance) => `Wort „${word}“ in der Nähe, ${formatCount(distance)} Byte entfernt`,
  header: (word) => `Spaltenüberschrift „${word}“`,
  path: (word) => `Feldname „${word}“`,
  field: 'Alles, was das Feld enthält',
  decoded: (from) => `Entschlüsselt aus ${from}`,
  exempted: (reason) => `Ausgenommen: ${reason}`,
  feature: (name, value) => `${name}: ${value}`,
  hash: 'Dagegen: Es sieht wie ein Hashwert aus',
  uuid: 'Dagegen: Es sieht wie eine UUID aus',
  epoch: 'Dagegen: Es sieht wie ein Zeitpunkt aus',
  number: 'Dagegen: Es ist Teil einer längeren Zahl',
  placeholder: 'Dagegen: Es sieht wie ein Platzhalter aus',
  testValue: 'Dagegen: Es ist ein veröffentlichter Testwert',

  masked: 'verdeckt',
  wholeText: 'Sagt etwas über den Text als Ganzes',
  found: (count, distinct) =>
    `${formatCount(count)} gefunden, ${formatCount(distinct)} verschieden`,
  exemptedCount: (count) => `${formatCount(count)} ausgenommen`,
  exceptedMark: 'Ausgenommen',
  shadow: 'Im Versuch',
  shadowHelp: 'Der Typ wird erprobt: Er zählt und bewirkt nichts.',
  evidence: 'Belege',
  more: (count) => `${formatCount(count)} weitere sind nicht aufgeführt`,
};
