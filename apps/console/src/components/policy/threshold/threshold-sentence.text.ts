import { defineText, formatCount } from '@waybill/ui';

export const thresholdSentenceText = defineText('components/policy/threshold/threshold-sentence', {
  atLeast: (amount: string) => `Requires at least ${amount}`,
  followsUsual: 'adjusted to what is usual',
  ordered: (steps: string) => `Requires these steps in this order: ${steps}`,
  unordered: (steps: string) => `Requires these steps in any order: ${steps}`,
  step: (number: number, name: string, condition: string) => `(${number}) ${name}: ${condition}`,
  times: (name: string, count: number) => `${name}, ${formatCount(count)} times`,
  unnamed: 'unnamed step',
  within: (span: string) => `within ${span}`,
  each: (groups: string) => `for each ${groups}`,
  together: 'across the organisation',
});
