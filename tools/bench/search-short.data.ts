import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['100000'],
  leavesOut: 'nine tenths of a million events and of 20,000 people',
  minutes: 0.75,
  figures: {
    p95Ms: { better: 'less' },
  },
};
