import type { JoinedFinding } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { findingsText } from './findings.text.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Why a finding joined a detection, in one sentence. */
export function joinReason({ matchedBy }: Pick<JoinedFinding, 'matchedBy'>): string {
  const text = textOf(findingsText);
  const { who, object, destination, gapSec } = matchedBy;
  const parts = [text[who], text[object], ...(destination ? [text.destination] : [])];
  const last = parts.at(-1) ?? '';
  return text.why(text.and(parts.slice(0, -1).join(', '), last), gapWords(gapSec));
}

function gapWords(seconds: number): string {
  const text = textOf(findingsText);
  if (seconds < MINUTE) return text.lessThanMinute;
  if (seconds < HOUR) return text.minutes(Math.round(seconds / MINUTE));
  return text.hours(Math.round(seconds / HOUR));
}

const STATES = ['open', 'resolved', 'dismissed', 'reopened'] as const;

/** Display text of a vendor's finding state. */
export function vendorStateWord(state: string): string {
  const known = STATES.find((one) => one === state);
  return known === undefined ? state : textOf(findingsText)[known];
}

/** Text of a history entry about a finding. */
export function findingEntry(after: string | null): string {
  const text = textOf(findingsText);
  return after === 'separated' ? text.separatedEntry : text.joinedEntry;
}

/** Text of a history entry about a vendor's state. */
export function vendorStateEntry(before: string | null, after: string | null): string {
  const text = textOf(findingsText);
  const word = vendorStateWord(after ?? '');
  return before === null ? text.stateFirst(word) : text.stateEntry(vendorStateWord(before), word);
}
