import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['10'],
  leavesOut: '50 of 60 seconds of load',
  minutes: 1.5,
  figures: {
    otherP99Ms: { better: 'less' },
    otherIngestP99Ms: { better: 'less' },
    healthP99Ms: { better: 'less' },
    otherErrors: { better: 'less' },
  },
};
