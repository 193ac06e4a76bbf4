import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--no-record', '--count', '4'],
  fullArgs: ['--no-record'],
  leavesOut: '116 of 120 mutants',
  minutes: 2,
  figures: {
    killed: { better: 'more', floor: 'mutants' },
  },
};
