import type { ShortForm } from '../figures/short-form.ts';

export const SHORT: ShortForm = {
  args: [],
  leavesOut: 'nothing',
  minutes: 3,
  figures: {
    loginLcpMs: { better: 'less', floor: 'floorLcpMs' },
    worstScreenLcpMs: { better: 'less', floor: 'floorLcpMs' },
    inpMs: { better: 'less' },
    cls: { better: 'less' },
    loginJsBytes: { better: 'less' },
    screenJsBytes: { better: 'less' },
  },
};
