import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--seeds', '1'],
  leavesOut: 'two of three generated organisations',
  minutes: 0.75,
  figures: {
    measured: { better: 'more', floor: 'policies' },
    alertsPerWeekPer1000People: { better: 'less' },
  },
};
