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
  nothingConnected: 'Noch ist nichts verbunden',
  nothingConnectedNote:
    'Wählen Sie unten eine Quelle. Sie bringt binnen Minuten Aktivität, Personen und Geräte.',
  source: 'Quelle',
  state: 'Zustand',
  integrations: 'Integrationen',
  lag: 'Verzug',
  lagNote: 'Alter des neuesten Ereignisses bei seiner Ankunft',
  events: 'Ereignisse',
  entities: 'Einträge',
  lastEvent: 'Letztes Ereignis',
  refused: 'Abgewiesen',

  available: 'Verfügbar',
  availableCount: (count) => (count === 1 ? '1 Quelle' : `${formatCount(count)} Quellen`),
  connect: 'Verbinden',
  plan: (plan) => `Tarif: ${plan}`,
  latency: (latency) => `Verzug: ${latency}`,
  bySensor: 'Der Sensor auf jedem Gerät meldet sie; zu verbinden ist nichts.',
  sendOnly: 'Kann nicht abgefragt werden; Datensätze lassen sich mit einem Token senden.',
  noConnector: 'Noch kein Konnektor',

  noMatch: 'Keine Quelle passt',
  noMatchNote: 'Suchen Sie nach einem anderen Namen, oder sehen Sie alle Arten an.',
  showAll: 'Alle Quellen zeigen',
};
