import { LABEL_RANKS, labelOf, labelRank } from '../severity/label-rank.ts';

export const LABEL_CHANGES = ['added', 'removed', 'raised', 'lowered', 'changed'] as const;
export type LabelChange = (typeof LABEL_CHANGES)[number];

type Extra = Readonly<Record<string, string>>;

/** The label before the action; null if the record does not say. */
export function labelBefore(extra: Extra): string | null {
  return extra['labelBefore'] ?? null;
}

/** The label after the action; null if it was removed or the record does not say. */
export function labelAfter(extra: Extra): string | null {
  return labelChange(extra) === 'removed' ? null : (extra['labelAfter'] ?? labelOf(extra));
}

/** Label change: as the vendor reports it, else by the labels before and after. */
export function labelChange(extra: Extra): LabelChange | null {
  const told = LABEL_CHANGES.find((change) => change === extra['labelChange']);
  if (told !== undefined) return told;
  const { labelBefore: before, labelAfter: after } = extra;
  if (before === undefined || after === undefined || before === after) return null;
  const [from, to] = [rankOf(before), rankOf(after)];
  if (from === -1 || to === -1 || from === to) return 'changed';
  // Ranks go from the strongest down.
  return to < from ? 'raised' : 'lowered';
}

function rankOf(label: string): number {
  const rank = labelRank(label);
  return rank === null ? -1 : LABEL_RANKS.indexOf(rank);
}
