import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'download-to-unmanaged',
  version: 1,
  name: 'Downloaded to an unmanaged device or account',
  description:
    'Data was downloaded to a device or account known to be unmanaged. Devices and accounts of unknown ' +
    'status are excluded.',
  group: 'personal',
  reason: 'Data on a personal device cannot be wiped or found again.',
  techniques: ['T1530', 'T1213'],
  needs: 'A list of managed devices, from an MDM or the settings',
  since: 1,
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
