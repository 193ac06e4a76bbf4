import type { ShortForm } from '../figures/short-form.ts';

const FLOOR = 'copyRowsPerSecond';

export const SHORT: ShortForm = {
  args: ['1'],
  leavesOut: 'two of three months of events in each phase',
  minutes: 3,
  figures: {
    acknowledgedPerSecond: { better: 'more', floor: FLOOR },
    derivedPerSecond: { better: 'more', floor: FLOOR },
    derivedOutOfOrderPerSecond: { better: 'more', floor: FLOOR },
    p99VisibleMsAt1000: { better: 'less' },
    p99VisibleMsAt5000: { better: 'less' },
    rssMb: { better: 'less' },
    bytesPerEvent: { better: 'less' },
  },
};
