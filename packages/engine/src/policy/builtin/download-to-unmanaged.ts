import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'download-to-unmanaged',
  version: 1,
  name: 'Downloaded to an unmanaged device',
  description:
    'Data was downloaded to a device or place that is known not to be managed. Devices of which ' +
    'nothing is known never count.',
  severity: 'MEDIUM',
  title: 'Downloaded to an unmanaged device',
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
