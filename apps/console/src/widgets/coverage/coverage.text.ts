import { defineText } from '@waybill/ui';

export const coverageText = defineText('widgets/coverage/coverage', {
  title: 'Coverage',
  about: 'all time',
  empty: 'No source has sent events yet',
  source: 'Source',
  events: 'Events',
  lastEvent: 'Last event',
  lag: 'Ingest delay',
  rejected: 'Rejected',
  silent: 'silent: no events for longer than usual',
  openSource: (source: string) => `${source}, open the integrations`,
});
