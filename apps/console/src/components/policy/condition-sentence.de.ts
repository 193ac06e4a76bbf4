import type { Translation } from '@waybill/ui';
import type { conditionSentenceText } from './condition-sentence.text.ts';

export const de: Translation<typeof conditionSentenceText> = {
  and: ' und ',
  or: ' oder ',
  not: (part: string) => `nicht ${part}`,
  always: 'jedes Ereignis',
  never: 'kein Ereignis',
  something: '…',
  more: (shown: string, count: number) => `${shown} und ${count} weitere`,
};
