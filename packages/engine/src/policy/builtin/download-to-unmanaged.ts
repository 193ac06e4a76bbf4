import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'download-to-unmanaged',
  version: 1,
  name: 'Downloaded to an unmanaged device or account',
  description:
    'Data was downloaded to a device or account that is known not to be managed. Those of which ' +
    'nothing is known never count.',
  severity: 'LOW',
  title: 'Downloaded to unmanaged',
  condition: { f: 'category', op: 'eq', v: 'Download to Unmanaged' },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        category: 'Download to Unmanaged',
        action: 'Download',
        movement: 'download',
        device: { hostname: 'home-pc', managed: 'no' },
      },
    ],
    noMatch: [
      { action: 'Download', movement: 'download', device: { managed: 'unknown' } },
      { action: 'Download', movement: 'download', device: { managed: 'yes' } },
      { category: 'Web Upload', action: 'Upload', movement: 'upload' },
    ],
  },
});
