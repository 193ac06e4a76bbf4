import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['layout'],
  leavesOut: 'ingest, traces and Discovery over a million events',
  minutes: 0.5,
  figures: {
    layoutP95Ms: { better: 'less' },
  },
};
