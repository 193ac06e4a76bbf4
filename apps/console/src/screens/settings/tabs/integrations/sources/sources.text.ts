import { defineText, formatCount } from '@waybill/ui';

export const sourcesText = defineText('screens/settings/tabs/integrations/sources/sources', {
  search: 'Search sources',
  kinds: 'Source types',
  all: 'All',
  connectedOnly: 'Connected only',

  connected: 'Connected',
  connectedCount: (connected: number, all: number) =>
    `${formatCount(connected)} of ${formatCount(all)} sources`,
  attention: (count: number) =>
    count === 1 ? '1 needs attention' : `${formatCount(count)} need attention`,
  nothingConnected: 'No sources connected',
  nothingConnectedNote: 'Choose a source below. Events, people and devices arrive within minutes.',
  source: 'Source',
  state: 'State',
  integrations: 'Integrations',
  lag: 'Lag',
  lagNote: 'Age of the newest event when it arrived',
  events: 'Events',
  entities: 'Entities',
  lastEvent: 'Last event',
  refused: 'Rejected',

  available: 'Available',
  availableCount: (count: number) => (count === 1 ? '1 source' : `${formatCount(count)} sources`),
  connect: 'Connect',
  plan: (plan: string) => `Plan: ${plan}`,
  latency: (latency: string) => `Latency: ${latency}`,
  bySensor: 'Reported by the sensor on each device. No connection needed.',
  sendOnly: 'No API to read from. Send events with a token.',
  noConnector: 'No connector yet',

  noMatch: 'No matching sources',
  noMatchNote: 'Search for another name or show all types.',
  showAll: 'Show all sources',
});
