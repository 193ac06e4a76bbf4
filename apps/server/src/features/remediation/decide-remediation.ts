import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { noteStep } from './note-step.ts';
import { requireRemediation, writeStep, type RemediationRow } from './remediation-rows.ts';

interface Decision {
  caller: Pick<SessionCaller, 'tenantId' | 'userId' | 'userName'>;
  remediationId: string;
  now: number;
}

/** Validity of a preview: afterwards the source may have changed. */
const PREVIEW_MS = 900_000;

/**
 * Executes a preview as shown: immediately, or after a second person approved a destructive one. Throws
 * `resource.not_found` and `remediation.step_invalid`.
 */
export async function runPreview(
  tx: Transaction,
  { caller, remediationId, now, reason }: Decision & { reason: string },
): Promise<RemediationRow> {
  const { tenantId } = caller;
  const row = await requireRemediation(tx, tenantId, remediationId);
  // A preview is visible only to its author.
  if (row.requested_by !== caller.userId) throw new AppError('resource.not_found');
  const isFresh = now - row.requested_at.getTime() <= PREVIEW_MS;
  if (row.state !== 'previewed' || !isFresh) throw new AppError('remediation.step_invalid');
  const change = row.is_destructive
    ? { state: 'asked' as const, reason }
    : { state: 'approved' as const, reason, next_at: new Date(now) };
  const after = await writeStep(tx, tenantId, row, { change, now });
  await noteStep(tx, tenantId, after, caller);
  return after;
}

/** Throws `resource.not_found`, `remediation.step_invalid` and `remediation.second_person`. */
export async function approveRemediation(
  tx: Transaction,
  { caller, remediationId, now }: Decision,
): Promise<RemediationRow> {
  const { tenantId } = caller;
  const row = await requireRemediation(tx, tenantId, remediationId);
  if (row.state !== 'asked') throw new AppError('remediation.step_invalid');
  if (row.requested_by === caller.userId) throw new AppError('remediation.second_person');
  const change = {
    state: 'approved' as const,
    decided_by: caller.userName,
    next_at: new Date(now),
  };
  const after = await writeStep(tx, tenantId, row, { change, now });
  await noteStep(tx, tenantId, after, caller);
  return after;
}

/**
 * Ends a request awaiting a second person. Throws `resource.not_found` and `remediation.step_invalid`.
 */
export async function declineRemediation(
  tx: Transaction,
  { caller, remediationId, now }: Decision,
): Promise<RemediationRow> {
  const { tenantId } = caller;
  const row = await requireRemediation(tx, tenantId, remediationId);
  if (row.state !== 'asked') throw new AppError('remediation.step_invalid');
  const change = { state: 'declined' as const, decided_by: caller.userName };
  const after = await writeStep(tx, tenantId, row, { change, now });
  await noteStep(tx, tenantId, after, caller);
  return after;
}
