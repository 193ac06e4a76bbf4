import { formatCount } from '@waybill/ui';

/** A number with its word: `1 event`, `1,200 events`. */
export function countOf(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;
}
