import type { ConnectionReach, ConnectorFailure } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { failureText } from './failure.text.ts';

/** Meaning of a failure and what to do about it. */
export function explainFailure(
  failure: ConnectorFailure,
  reach: ConnectionReach | null = null,
): { title: string; todo: string } {
  const text = textOf(failureText);
  if (failure === 'unavailable' && reach !== null) {
    return { title: text[`reach_${reach}`], todo: text[`reach_${reach}_todo`] };
  }
  return { title: text[failure], todo: text[`${failure}_todo`] };
}
