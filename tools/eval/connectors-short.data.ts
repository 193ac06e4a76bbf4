import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 0.25,
  figures: {
    passed: { better: 'more' },
    failed: { better: 'less' },
  },
};
