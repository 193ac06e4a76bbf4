import type { CaseListItem, CaseState } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';

export interface BoardColumn {
  state: CaseState;
  cases: readonly CaseListItem[];
}

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ALONG: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Target of an arrow key: the next case in the column, or the adjacent one in the next non-empty
 * column.
 */
export function caseBeside(
  columns: readonly BoardColumn[],
  { caseId, state }: Pick<CaseListItem, 'caseId' | 'state'>,
  key: string,
): CaseListItem | null {
  const at = columns.findIndex((column) => column.state === state);
  const own = columns[at]?.cases ?? [];
  const place = own.findIndex((one) => one.caseId === caseId);
  if (place < 0) return null;
  const along = ownValue(ALONG, key);
  if (along !== undefined) return own[place + along] ?? null;
  const others = casesBeyond(columns, at, ownValue(SIDEWAYS, key) ?? 0);
  return others[Math.min(place, others.length - 1)] ?? null;
}

/** Cases of the next column in a direction that has any. */
function casesBeyond(
  columns: readonly BoardColumn[],
  at: number,
  step: number,
): readonly CaseListItem[] {
  const beyond = step < 0 ? columns.slice(0, at).toReversed() : columns.slice(at + 1);
  return step === 0 ? [] : (beyond.find(({ cases }) => cases.length > 0)?.cases ?? []);
}

/** The state of the column next to that of a case; null at the edge, and for other keys. */
export function stateBeside(
  columns: readonly BoardColumn[],
  { state }: Pick<CaseListItem, 'state'>,
  key: string,
): CaseState | null {
  const step = ownValue(SIDEWAYS, key);
  const at = columns.findIndex((column) => column.state === state);
  return step === undefined || at < 0 ? null : (columns[at + step]?.state ?? null);
}
