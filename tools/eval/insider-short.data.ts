import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 1,
  figures: {
    found: { better: 'more', floor: 'episodes' },
    falseAlerts: { better: 'less' },
    'ruleCases.alerted': { better: 'more', floor: 'ruleCases.positives' },
    'ruleCases.negativesAlerted': { better: 'less' },
  },
};
