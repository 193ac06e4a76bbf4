import { defineText } from '../text/define-text.ts';

export const badgeText = defineText('ui/badge/badge', {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
  severity: (word: string) => `${word} severity`,
  sample: 'Sample',
  sampleHint: 'Part of the sample data, not of your organisation',
});
