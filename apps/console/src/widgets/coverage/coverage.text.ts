import { defineText } from '@waybill/ui';

export const coverageText = defineText('widgets/coverage/coverage', {
  title: 'Coverage',
  about: 'all time',
  empty: 'No source has sent anything yet',
  source: 'Source',
  events: 'Events',
  lastEvent: 'Last event',
  lag: 'Taken in after',
  rejected: 'Rejected',
  silent: 'silent for more than a day',
  openSource: (source: string) => `${source}, open the integrations`,
});
