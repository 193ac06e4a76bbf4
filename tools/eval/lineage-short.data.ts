import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--acts', '5000', '--orders', '4'],
  leavesOut: 'three quarters of the acts and 16 of 20 orders',
  minutes: 0.5,
  figures: {
    precision: { better: 'more' },
    recall: { better: 'more' },
    originPrecision: { better: 'more' },
    originRecall: { better: 'more' },
    identicalOrders: { better: 'more' },
  },
};
