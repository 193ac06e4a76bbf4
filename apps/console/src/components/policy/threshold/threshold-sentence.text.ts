import { defineText, formatCount } from '@waybill/ui';

export const thresholdSentenceText = defineText('components/policy/threshold/threshold-sentence', {
  atLeast: (amount: string) => `It takes at least ${amount}`,
  followsUsual: 'more where more is usual',
  ordered: (steps: string) => `It takes these steps in this order: ${steps}`,
  unordered: (steps: string) => `It takes these steps in any order: ${steps}`,
  step: (number: number, name: string, condition: string) => `(${number}) ${name}: ${condition}`,
  times: (name: string, count: number) => `${name}, ${formatCount(count)} times`,
  unnamed: 'a step without a name',
  within: (span: string) => `within ${span}`,
  each: (groups: string) => `for each ${groups}`,
  together: 'for the whole organisation together',
});
