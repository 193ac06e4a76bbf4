import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--kills', '4', '--tamperings', '120'],
  leavesOut: '16 of 20 killed processes, 880 of 1,000 tamperings',
  minutes: 1,
  figures: {
    found: { better: 'more' },
    missing: { better: 'less' },
  },
};
