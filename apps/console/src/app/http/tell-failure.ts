import { toast } from '@waybill/ui';
import { describeError } from './api-error.ts';

/** Reports a failed action and its reason in a toast. */
export function tellFailure(error: unknown): void {
  const { title, detail } = describeError(error);
  toast({ variant: 'error', title, description: detail ?? undefined });
}
