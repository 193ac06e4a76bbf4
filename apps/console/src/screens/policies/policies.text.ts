import { defineText, formatCount } from '@waybill/ui';

export const policiesText = defineText('screens/policies/policies', {
  description:
    'What raises detections. They are read-only for now; the wizard that writes them is not built yet.',
  severity: 'Severity',
  policy: 'Policy',
  looksFor: 'What it looks for',
  kind: 'Kind',
  version: 'Version',
  open: 'Open',
  all: 'All',
  openOf: (count: number, policy: string) => `${formatCount(count)} open detections of ${policy}`,
  allOf: (count: number, policy: string) => `${formatCount(count)} detections of ${policy}`,
  none: 'No policies',
  noneInForce: 'No policy is in force.',
  hidden: 'Built-in policies are hidden: their feature flag is off.',
});
