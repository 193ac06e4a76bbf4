import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 3,
  figures: {
    eventsPerSecond: { better: 'more', floor: 'copyRowsPerSecond' },
    p99LatencyMs: { better: 'less' },
  },
};
