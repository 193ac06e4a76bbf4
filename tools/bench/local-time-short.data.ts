import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 0.25,
  figures: {
    dayAndHourNs: { better: 'less', floor: 'sharedFormatNs' },
    workingTimeNs: { better: 'less', floor: 'sharedFormatNs' },
  },
};
