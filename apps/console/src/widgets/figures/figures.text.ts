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
  allReport: 'all as usual',
  silent: (count: number) => `${count} silent`,
  withoutEvents: (count: number) => `${count} without events`,
  closeMinutes: 'Median time to close (min)',
  sourcesKnown: 'Sources connected',
  figure: 'Period',
  now: 'Now',
  before: 'Before',
});
