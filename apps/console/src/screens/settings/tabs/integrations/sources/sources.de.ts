import { formatCount, type Translation } from '@waybill/ui';
import type { sourcesText } from './sources.text.ts';

export const de: Translation<typeof sourcesText> = {
  search: 'Quellen suchen',
  kinds: 'Arten von Quellen',
  all: 'Alle',
  connectedOnly: 'Nur verbundene',

  connected: 'Verbunden',
  connectedCount: (connected, all) => `${formatCount(connected)} von ${formatCount(all)} Quellen`,
  attention: (count) =>
    count === 1 ? '1 braucht Aufmerksamkeit' : `${formatCount(count)} brauchen Aufmerksamkeit`,
  nothingConnected: 'Noch keine Quellen verbunden',
  nothingConnectedNote:
    'Wählen Sie unten eine Quelle. Nach wenigen Minuten sehen Sie Ereignisse, Personen und Geräte.',
  source: 'Quelle',
  state: 'Zustand',
  integrations: 'Integrationen',
  lag: 'Verzug',
  lagNote: 'Verzögerung bis zum Eintreffen des neuesten Ereignisses',
  events: 'Ereignisse',
  entities: 'Einträge',
  lastEvent: 'Letztes Ereignis',
  refused: 'Abgewiesen',

  available: 'Verfügbar',
  availableCount: (count) => (count === 1 ? '1 Quelle' : `${formatCount(count)} Quellen`),
  connect: 'Verbinden',
  plan: (plan) => `Tarif: ${plan}`,
  latency: (latency) => `Verzögerung: ${latency}`,
  bySensor: 'Wird vom Sensor automatisch gemeldet.',
  sendOnly: 'Kann nicht abgefragt werden. Senden Sie Datensätze mit einem Token.',
  noConnector: 'Noch kein Konnektor',

  noMatch: 'Keine passenden Quellen',
  noMatchNote: 'Suchen Sie nach einem anderen Namen oder zeigen Sie alle Arten an.',
  showAll: 'Alle Quellen zeigen',
};
