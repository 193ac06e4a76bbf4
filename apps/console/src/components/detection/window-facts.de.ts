import { formatCount, type Translation } from '@waybill/ui';
import type { windowFactsText } from './window-facts.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof windowFactsText> = {
  counted: 'Gezählt',
  countedFor: 'Gezählt für',
  threshold: 'Schwelle',
  levels: 'Höherer Schweregrad ab',
  window: 'Fenster',
  usual: 'Üblich',
  steps: 'Schritte',

  events: (count) => plural(count, 'Ereignis', 'Ereignisse'),
  objects: (count) => plural(count, 'Objekt', 'verschiedene Objekte'),
  values: (count) => plural(count, 'Wert', 'verschiedene Werte'),
  valuesOf: (values, field) => `${values} von „${field}“`,
  people: (count) => plural(count, 'Person', 'verschiedene Personen'),
  destinations: (count) => plural(count, 'Ziel', 'verschiedene Ziele'),
  sequence: (count) => plural(count, 'Schritt', 'Schritte'),

  organization: 'die ganze Organisation zusammen',
  each: (groups) => `jeweils ${groups}`,
  and: ' und ',
  actor: 'Person',
  object: 'Objekt',
  container: 'Ordner oder Behälter',
  destination: 'Ziel',
  recipients: 'Empfängergruppe',
  device: 'Gerät',

  within: (amount, span) => `${amount} innerhalb von ${span}`,
  withinFixed: (amount, span) =>
    `${amount} innerhalb von ${span}, ab voller Stunde oder Tagesbeginn (UTC)`,
  levelFrom: (amount, severity) => `${severity} ab ${amount}`,
  span: (from, to) => `${from} bis ${to}`,
  inOrder: (span) => `in dieser Reihenfolge innerhalb von ${span}`,
  inAnyOrder: (span) => `in beliebiger Reihenfolge innerhalb von ${span}`,
  stepAt: (events, when) => `${events}, ${when}`,

  own: (usual, days) =>
    `bis zu ${usual} pro Tag, aus ${plural(days, 'eigenem Tag', 'eigenen Tagen')}`,
  ofOrganization: (usual, days) =>
    `bis zu ${usual} pro Tag, aus ${plural(days, 'Tag', 'Tagen')} anderer in der Organisation, da eigene Daten fehlen`,
  notKnown: (least) => `Zu wenig Daten, daher gilt der Schwellenwert ${least}`,
  multiple: (k, computed, least) =>
    `Das ${formatCount(k)}-Fache davon ist ${computed}; der Schwellenwert beträgt mindestens ${least}`,
  tail: (k, computed, least) =>
    `${formatCount(k)} Standardabweichungen darüber sind ${computed}; der Schwellenwert beträgt mindestens ${least}`,
};
