import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 1,
  figures: {
    'lookalikes.hit': { better: 'less' },
    'identifiers.found': { better: 'more', floor: 'identifiers.n' },
    'identifiers.negativesHit': { better: 'less' },
    'secretRules.p': { better: 'more' },
    'secretRules.r': { better: 'more' },
    'secretCode.p': { better: 'more' },
    'secretCode.r': { better: 'more' },
  },
};
