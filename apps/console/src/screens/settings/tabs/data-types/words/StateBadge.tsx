import type { DataType } from '@waybill/contract';
import { StatusBadge, textOf } from '@waybill/ui';
import { wordsText } from './words.text.ts';

const LOOKS = {
  draft: 'draft',
  shadow: 'in_review',
  active: 'active',
  retired: 'disabled',
} as const;

/** Label of a type's state: a built-in one is off rather than retired. */
export function stateWord({ kind, state }: Pick<DataType, 'kind' | 'state'>): string {
  const words = textOf(wordsText);
  return kind === 'built-in' && state === 'retired' ? words.off : words[state];
}

/** A type's state: its own icon shape, and words. */
export function StateBadge({ type }: { type: Pick<DataType, 'kind' | 'state'> }) {
  return <StatusBadge status={LOOKS[type.state]} label={stateWord(type)} />;
}
