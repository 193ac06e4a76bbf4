import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['2500'],
  leavesOut: 'nine tenths of the hostile records',
  minutes: 1,
  figures: {
    blocked: { better: 'less' },
    fiveHundreds: { better: 'less' },
  },
};
