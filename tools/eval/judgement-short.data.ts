import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 1,
  figures: {
    right: { better: 'more', floor: 'cases' },
    ordered: { better: 'more', floor: 'pairs' },
    benignAlerted: { better: 'less' },
  },
};
