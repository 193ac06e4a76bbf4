import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'download-to-unmanaged',
  version: 1,
  name: 'Downloaded to an unmanaged device or account',
  description:
    'Data was downloaded to a device or account that is known not to be managed. Those of which ' +
    'nothing is known never count.',
  group: 'personal',
  reason: 'Data on a private device is out of reach: it cannot be wiped or found again.',
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
