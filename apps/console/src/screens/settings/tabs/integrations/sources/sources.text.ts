import { defineText, formatCount } from '@waybill/ui';

export const sourcesText = defineText('screens/settings/tabs/integrations/sources/sources', {
  search: 'Search sources',
  kinds: 'Kinds of source',
  all: 'All',
  connectedOnly: 'Connected only',

  connected: 'Connected',
  connectedCount: (connected: number, all: number) =>
    `${formatCount(connected)} of ${formatCount(all)} sources`,
  attention: (count: number) =>
    count === 1 ? '1 needs attention' : `${formatCount(count)} need attention`,
  nothingConnected: 'Nothing is connected yet',
  nothingConnectedNote:
    'Choose a source below. It begins to bring activity, people and devices within minutes.',
  source: 'Source',
  state: 'State',
  integrations: 'Integrations',
  lag: 'Lag',
  lagNote: 'Age of the newest event when it arrived',
  events: 'Events',
  entities: 'Entities',
  lastEvent: 'Last event',
  refused: 'Refused',

  available: 'Available',
  availableCount: (count: number) => (count === 1 ? '1 source' : `${formatCount(count)} sources`),
  connect: 'Connect',
  plan: (plan: string) => `Plan: ${plan}`,
  latency: (latency: string) => `Latency: ${latency}`,
  bySensor: 'Reported by the sensor on each device; nothing to connect.',
  sendOnly: 'Cannot be asked; records can be sent with a token.',
  noConnector: 'No connector yet',

  noMatch: 'No source fits',
  noMatchNote: 'Search for another name, or look at all kinds.',
  showAll: 'Show all sources',
});
