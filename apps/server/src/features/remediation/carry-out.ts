import type { ConnectorFailure, RemediationState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { noteStep } from './note-step.ts';
import { openSource } from './open-source.ts';
import {
  holdersOf,
  requireRemediation,
  writeStep,
  type RemediationRow,
  type StepChange,
} from './remediation-rows.ts';
import type { RemediationServices } from './remediation-services.ts';

/** Lease of a worker on a step; afterwards another may pick it up. */
const LEASE_MS = 180_000;
/** Delay before the source is asked again: its state may lag behind. About an hour in total. */
const CHECK_WAITS_MS = [2000, 5000, 15_000, 60_000, 300_000, 900_000, 2_400_000];
/** Temporary failures. */
const PASSING: ReadonlySet<ConnectorFailure> = new Set([
  'rate_limited',
  'unavailable',
  'cancelled',
  'internal_error',
]);
const ENDED: ReadonlySet<RemediationState> = new Set(['confirmed', 'not_confirmed', 'failed']);

/**
 * Advances a due remediation by one step. The source is always asked first, so that removed access is
 * not removed again; only people in the preview lose anything.
 */
export async function carryOut(
  services: RemediationServices,
  due: { tenantId: number; remediationId: string },
  stopping: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const { tenantId } = due;
  const row = await database.tenant(tenantId, (tx) => claim(tx, due, now()));
  if (!row) return;
  const change = await stepOf(services, tenantId, row, stopping).catch((err: unknown) => {
    const { remediation_id: remediationId } = row;
    services.log.error({ tenantId, remediationId, err }, 'could not run a remediation');
    return afterFailure(row, OWN_FAULT, now());
  });
  await database.tenant(tenantId, async (tx) => {
    const before = await requireRemediation(tx, tenantId, row.remediation_id);
    if (before.state !== 'running') return;
    const after = await writeStep(tx, tenantId, before, { change, now: now() });
    if (ENDED.has(after.state)) await noteStep(tx, tenantId, after, null);
  });
}

async function claim(
  tx: Transaction,
  { tenantId, remediationId }: { tenantId: number; remediationId: string },
  now: number,
): Promise<RemediationRow | null> {
  const row = await requireRemediation(tx, tenantId, remediationId);
  const isDue = row.next_at !== null && row.next_at.getTime() <= now;
  if (!isDue || (row.state !== 'approved' && row.state !== 'running')) return null;
  const change = { state: 'running' as const, next_at: new Date(now + LEASE_MS) };
  return writeStep(tx, tenantId, row, { change, now });
}

async function stepOf(
  services: RemediationServices,
  tenantId: number,
  row: RemediationRow,
  stopping: AbortSignal,
): Promise<StepChange> {
  const { source, capability, target } = row;
  const act = { tenantId, integrationId: row.integration_id, source, capability, target };
  const opened = await openSource(services, act, stopping);
  if (!opened) return ended('failed', { code: 'gone', detail: 'The connection no longer exists.' });
  const seen = await opened.read();
  if (!seen.ok) return afterFailure(row, seen, services.now());
  const keys = new Set(seen.value.map(({ key }) => key));
  const left = holdersOf(row).flatMap(({ key }) => (keys.has(key) ? [key] : []));
  if (left.length === 0) return { ...ended('confirmed'), remaining_count: 0 };
  if (row.sent_at === null) {
    const taken = await opened.take(left);
    if (!taken.ok)
      return { ...afterFailure(row, taken, services.now()), remaining_count: left.length };
    const [first = 0] = CHECK_WAITS_MS;
    const at = services.now();
    return {
      sent_at: new Date(at),
      tries: 0,
      remaining_count: left.length,
      next_at: new Date(at + first),
    };
  }
  return { ...afterCheck(row, services.now()), remaining_count: left.length };
}

/** The source still shows the removed access. */
function afterCheck(row: RemediationRow, now: number): StepChange {
  const checks = row.checks + 1;
  const wait = CHECK_WAITS_MS[checks];
  if (wait === undefined) return { ...ended('not_confirmed'), checks };
  return { checks, tries: 0, next_at: new Date(now + wait) };
}

const OWN_FAULT = {
  code: 'internal_error',
  detail: 'Waybill failed on this step. The log has the details.',
} as const;

interface Failure {
  code: ConnectorFailure;
  detail: string;
  retryAfterSec?: number | null;
}

/** Temporary failures are retried while a confirmation is awaited; others end it. */
function afterFailure(row: RemediationRow, failure: Failure, now: number): StepChange {
  const tries = row.tries + 1;
  const wait = CHECK_WAITS_MS[tries];
  if (!PASSING.has(failure.code)) return ended('failed', failure);
  if (wait === undefined) return ended(row.sent_at === null ? 'failed' : 'not_confirmed', failure);
  const asked = (failure.retryAfterSec ?? 0) * 1000;
  return {
    tries,
    failure: failure.code,
    detail: failure.detail,
    next_at: new Date(now + Math.max(wait, asked)),
  };
}

function ended(
  state: 'confirmed' | 'not_confirmed' | 'failed',
  failure: Failure | null = null,
): StepChange {
  return {
    state,
    failure: failure?.code ?? null,
    detail: failure?.detail ?? null,
    next_at: null,
  };
}
