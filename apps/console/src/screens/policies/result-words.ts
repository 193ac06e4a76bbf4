import type { PolicyResult } from '@waybill/contract';
import { formatCount, textOf } from '@waybill/ui';
import { policiesText } from './policies.text.ts';

/** Why a policy has no detections; null if it has some, or does not run. */
export function resultNote({ state, matches }: PolicyResult): string | null {
  if (state === 'off' || state === 'detecting') return null;
  return textOf(policiesText)[`${state}Note`](formatCount(matches));
}
