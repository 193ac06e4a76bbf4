import { defineText } from '@waybill/ui';

export const conditionSentenceText = defineText('components/policy/condition-sentence', {
  and: ' and ',
  or: ' or ',
  not: (part: string) => `not ${part}`,
  always: 'every event',
  never: 'no event',
  something: '…',
  more: (shown: string, count: number) => `${shown} and ${count} more`,
});
