import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { BacktestLine, PolicyContent } from '@waybill/contract';
import { inLane, type Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { runBacktest, type BacktestPlan } from './backtest/run-backtest.ts';
import { readExtent } from './backtest/scan-activity.ts';
import { noteEnd, noteStart } from './backtest/stored-backtests.ts';
import { triedPolicies } from './evaluation/engine-policies.ts';
import { contentHash } from './evaluation/policy-content.ts';
import { readTenantPolicies } from './evaluation/tenant-policies.ts';
import { readView, type PolicyView } from './policy-view.ts';

export interface AskedBacktest {
  policyKey?: string | undefined;
  content?: PolicyContent | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type BacktestServices = Pick<Services, 'database' | 'now' | 'log'>;

/** Key of a content without a policy. */
const NO_POLICY = 'tried';

/**
 * Starts a back-test. Its lines are the response; when no one reads them anymore, it ends. Throws
 * `resource.not_found`, and `policy.content_invalid` if nothing of the content is usable.
 */
export async function streamBacktest(
  services: BacktestServices,
  asked: AskedBacktest,
  caller: SessionCaller,
): Promise<Readable> {
  const { database, now, log } = services;
  const { tenantId } = caller;
  const abort = new AbortController();
  const plan = await database.snapshot(tenantId, (tx) =>
    planOf(tx, asked, { tenantId, now: now(), signal: abort.signal }),
  );
  const { backtestId, view } = plan;
  const hash = contentHash(plan.content);
  const isActive = view?.active ? hash === contentHash(view.active) : false;
  // The period covers stored events only: there were none before.
  const seen = { ...plan, from: Math.min(Math.max(plan.from, plan.keptFrom), plan.to) };
  await noteStart(database, seen, {
    hash,
    version: isActive ? (view?.version ?? null) : null,
    by: caller.userName,
    at: now(),
    isKept: view !== null,
  });
  const body = new PassThrough();
  // Closed early: no one reads it.
  body.once('close', () => abort.abort());
  const write = (line: BacktestLine): void => void body.write(`${JSON.stringify(line)}\n`);
  const told = { from: new Date(plan.from).toISOString(), to: new Date(plan.to).toISOString() };
  write({ type: 'started', backtestId, ...told });
  void work()
    .catch((error: unknown) => log.error({ err: error, backtestId }, 'could not store a back-test'))
    .finally(() => body.end());
  return body;

  async function work(): Promise<void> {
    try {
      // It holds a connection and much of a processor for minutes: tenants take turns.
      const result = await inLane('long', abort.signal, () =>
        database.snapshot(tenantId, (tx) => runBacktest(tx, plan, write)),
      );
      const state = result === null ? 'cancelled' : 'done';
      await noteEnd(database, tenantId, { backtestId, state, result });
      if (result !== null) write({ type: 'done', backtestId, result });
    } catch (error) {
      if (abort.signal.aborted) {
        await noteEnd(database, tenantId, { backtestId, state: 'cancelled', result: null });
        return;
      }
      log.error({ err: error, backtestId }, 'back-test failed');
      await noteEnd(database, tenantId, { backtestId, state: 'failed', result: null });
      write({ type: 'failed', backtestId, message: 'The back-test could not be finished' });
    }
  }
}

async function planOf(
  tx: Transaction,
  asked: AskedBacktest,
  given: { tenantId: number; now: number; signal: AbortSignal },
): Promise<BacktestPlan & { view: PolicyView | null; keptFrom: number }> {
  const { tenantId, now, signal } = given;
  const view = asked.policyKey === undefined ? null : await readView(tx, tenantId, asked.policyKey);
  const content = asked.content ?? view?.content;
  const policyKey = asked.policyKey ?? NO_POLICY;
  if (!content || triedPolicies({ key: policyKey, version: 0, content }).length === 0) {
    throw new AppError('policy.content_invalid');
  }
  const { policies, lists } = await readTenantPolicies(tx, tenantId, { now });
  const extent = await readExtent(tx, tenantId);
  const { from, to } = spanOf(asked, extent?.from ?? now, now);
  return {
    tenantId,
    backtestId: randomUUID(),
    policyKey,
    content,
    view,
    base: baseOf(view, content),
    stoppers: policies.filter(
      ({ key, stopsOthers, mode }) =>
        key !== policyKey && stopsOthers === true && mode !== 'simulate',
    ),
    lists,
    from,
    to,
    keptFrom: extent?.from ?? to,
    isPartial: extent === null || extent.from > from,
    signal,
  };
}

/** Throws `request.invalid` if it ends before it starts. */
function spanOf(asked: AskedBacktest, earliest: number, now: number): { from: number; to: number } {
  const from = asked.from === undefined ? earliest : Date.parse(asked.from);
  const to = asked.to === undefined ? now : Math.min(Date.parse(asked.to), now);
  if (from <= to) return { from, to };
  throw new AppError('request.invalid', {
    errors: [{ path: 'from', message: 'is after its end' }],
  });
}

/** The active version, if another one is tested. */
function baseOf(view: PolicyView | null, content: PolicyContent): BacktestPlan['base'] {
  if (!view?.active || JSON.stringify(view.active) === JSON.stringify(content)) return null;
  return { version: view.version, content: view.active };
}
