import { toast } from '@waybill/ui';
import { describeError } from './api-error.ts';

/** Tells in a toast that something which was asked for did not work, and why. */
export function tellFailure(error: unknown): void {
  const { title, detail } = describeError(error);
  toast({ variant: 'error', title, description: detail ?? undefined });
}
