import type { ConnectorFailure } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { failureText } from './failure.text.ts';

/** What a failure means and what a person can do about it. */
export function explainFailure(failure: ConnectorFailure): { title: string; todo: string } {
  const text = textOf(failureText);
  return { title: text[failure], todo: text[`${failure}_todo`] };
}
