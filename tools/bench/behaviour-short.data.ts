import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 0.5,
  figures: {
    eventsPerSecond: { better: 'more' },
  },
};
