import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 1,
  figures: {
    signInsPerSecond: { better: 'more', floor: 'bareHashesPerSecond' },
    ratioToBareSignaturesRs256: { better: 'more' },
    validationsPerSecond: { better: 'more' },
  },
};
