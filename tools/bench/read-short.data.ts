import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['100000'],
  leavesOut: 'nine tenths of a million events',
  minutes: 1,
  figures: {
    listP95Ms: { better: 'less', floor: 'floorMs' },
    dashboardP95Ms: { better: 'less', floor: 'floorMs' },
    searchP95Ms: { better: 'less', floor: 'floorMs' },
  },
};
