import type { DetectionExplanation } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { detectorWordsText } from './detector-words.text.ts';

const IDS = [
  'classification-engine',
  'send-to-self',
  'suspicious-file-name',
  'suspicious-file-size',
  'event-suspicious',
] as const;

/**
 * Name and description of the policy or detector: a detector's in the reader's language, a policy's as
 * written.
 */
export function judgeWords({
  key,
  name,
  description,
}: NonNullable<DetectionExplanation['policy']>): { name: string; description: string } {
  const id = IDS.find((known) => known === key);
  if (id === undefined) return { name, description };
  const text = textOf(detectorWordsText);
  return { name: text[id], description: text[`about:${id}`] };
}
