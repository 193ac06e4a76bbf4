import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['20'],
  leavesOut: 'nine tenths of the 200 MB of text',
  minutes: 1,
  figures: {
    'PS.ours': { better: 'more', floor: 'PS.vectorscan' },
  },
};
