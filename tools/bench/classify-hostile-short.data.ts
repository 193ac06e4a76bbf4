import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['examples'],
  leavesOut: 'the texts that are made to be slow; only repeated examples',
  minutes: 0.5,
  figures: {
    ratio: { better: 'less' },
  },
};
