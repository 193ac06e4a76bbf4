import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--kills', '5'],
  leavesOut: '45 of 50 killed processes',
  minutes: 2,
  figures: {
    lost: { better: 'less' },
    doubled: { better: 'less' },
    detectionsMissing: { better: 'less' },
    detectionsDoubled: { better: 'less' },
  },
};
