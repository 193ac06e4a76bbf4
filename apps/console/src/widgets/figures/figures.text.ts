import { defineText } from '@waybill/ui';

export const figuresText = defineText('widgets/figures/figures', {
  title: 'Figures',
  open: 'Open detections',
  critical: 'Critical, open',
  seen: 'Seen in range',
  closeTime: 'Median time to close',
  sources: 'Sources reporting',
  versus: (difference: string) => `${difference} vs prior`,
  same: 'as before',
  closed: (count: string) => `${count} closed`,
  ofAll: (some: string, all: string) => `${some} / ${all}`,
  allReport: 'all within a day',
  silent: (count: number) => `${count} silent for a day`,
  closeMinutes: 'Median time to close (min)',
  sourcesKnown: 'Sources known',
  figure: 'Period',
  now: 'Now',
  before: 'Before',
});
