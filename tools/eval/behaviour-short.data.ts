import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--people', '150', '--days', '60'],
  leavesOut: 'two thirds of the people and 90 of 150 days',
  minutes: 1,
  figures: {
    alertsPerDayPer1000: { better: 'less' },
  },
};
