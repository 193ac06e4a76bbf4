import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: ['--no-record', '--count', '6'],
  fullArgs: ['--no-record'],
  leavesOut: '114 of 120 mutants',
  minutes: 3,
  figures: {
    killed: { better: 'more', floor: 'mutants' },
  },
};
