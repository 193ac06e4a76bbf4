import type { Translation } from '@waybill/ui';
import type { findingsText } from './findings.text.ts';

export const de: Translation<typeof findingsText> = {
  title: 'Funde von Anbietern',
  help: 'Diese Funde betreffen denselben Vorgang und sind Nachweise dieser Erkennung.',
  severityOf: (severity) => `Schweregrad des Anbieters: ${severity}`,
  stateOf: (state) => `Status beim Anbieter: ${state}`,
  open: 'offen',
  resolved: 'behoben',
  dismissed: 'verworfen',
  reopened: 'wieder geöffnet',

  why: (what, gap) => `Zusammengeführt wegen Übereinstimmung: ${what}. Zeitabstand: ${gap}.`,
  person: 'Person',
  account: 'Konto',
  id: 'Objekt',
  hash: 'Datei-Hash',
  path: 'Dateipfad',
  url: 'URL',
  destination: 'Ziel',
  and: (first, last) => `${first} und ${last}`,
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  lessThanMinute: 'weniger als eine Minute',

  separate: 'Trennen',
  separateNamed: (name) => `Fund von ${name} trennen`,
  separateQuestion: 'Diesen Fund trennen?',
  separateEffect:
    'Der Fund wird wieder zu einer eigenen Erkennung. Er wird nie wieder mit dieser Erkennung zusammengeführt.',
  separateConfirm: 'Fund trennen',
  isSeparated: 'Fund getrennt',
  separatedBy: (name, at) => `Getrennt von ${name}, ${at}`,
  somebody: 'jemandem',
  ownDetection: (number) => `DET-${number} öffnen`,

  joinedEntry: 'hat einen Fund eines Anbieters hinzugefügt',
  separatedEntry: 'hat einen Fund eines Anbieters getrennt',
  stateEntry: (before, after) => `Status beim Anbieter von ${before} auf ${after} geändert`,
  stateFirst: (after) => `Status beim Anbieter: ${after}`,
};
