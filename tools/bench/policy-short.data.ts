import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['set', 'leaves'],
  leavesOut: 'back-tests and the stream of a whole installation',
  minutes: 1,
  figures: {
    'set.perSecond': { better: 'more' },
  },
};
