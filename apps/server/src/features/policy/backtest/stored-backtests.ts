import type { BacktestResult, BacktestSummary } from '@waybill/contract';
import type { Database, Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import type { BacktestPlan } from './run-backtest.ts';

interface Row {
  backtest_id: string;
  policy_key: string | null;
  version: number | null;
  content_hash: string;
  started_by: string | null;
  started_at: Date;
  from_at: Date;
  to_at: Date;
  state: BacktestSummary['state'];
  events: string;
  detections: string;
  result: BacktestResult | null;
}

const SUMMARY = `backtest_id, policy_key, version, content_hash, started_by, started_at, from_at, to_at,
  state, events, detections`;

/** A back-test whose process has ended is reported as ended: none takes longer. */
const LONGEST_MS = 3_600_000;

export async function noteStart(
  database: Database,
  plan: Pick<BacktestPlan, 'tenantId' | 'backtestId' | 'policyKey' | 'from' | 'to'>,
  started: { hash: string; version: number | null; by: string | null; at: number; isKept: boolean },
): Promise<void> {
  await database.tenant(plan.tenantId, (tx) =>
    tx.named(
      'policy_backtest_start',
      `INSERT INTO policy_backtest (tenant_id, backtest_id, policy_key, version, content_hash, started_by,
         started_at, from_at, to_at, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'running')`,
      [
        plan.tenantId,
        plan.backtestId,
        started.isKept ? plan.policyKey : null,
        started.version,
        started.hash,
        started.by,
        new Date(started.at),
        new Date(plan.from),
        new Date(plan.to),
      ],
    ),
  );
}

export async function noteEnd(
  database: Database,
  tenantId: number,
  ended: {
    backtestId: string;
    state: Exclude<BacktestSummary['state'], 'running'>;
    result: BacktestResult | null;
  },
): Promise<void> {
  await database.tenant(tenantId, (tx) =>
    tx.named(
      'policy_backtest_end',
      `UPDATE policy_backtest SET state = $3, result = $4, events = $5, detections = $6
       WHERE tenant_id = $1 AND backtest_id = $2`,
      [
        tenantId,
        ended.backtestId,
        ended.state,
        ended.result && JSON.stringify(ended.result),
        ended.result?.events ?? 0,
        ended.result?.detections ?? 0,
      ],
    ),
  );
}

/** Newest first. */
export async function readBacktests(
  tx: Transaction,
  of: { tenantId: number; policyKey: string; now: number },
): Promise<BacktestSummary[]> {
  const rows = await tx.named<Row & Record<string, unknown>>(
    'policy_backtests',
    `SELECT ${SUMMARY}, NULL AS result FROM policy_backtest
     WHERE tenant_id = $1 AND policy_key = $2 ORDER BY started_at DESC LIMIT 100`,
    [of.tenantId, of.policyKey],
  );
  return rows.map((row) => summaryOf(row, of.now));
}

/** Throws `resource.not_found`. */
export async function readBacktest(
  tx: Transaction,
  of: { tenantId: number; policyKey: string; backtestId: string; now: number },
): Promise<BacktestSummary & { result: BacktestResult | null }> {
  const [row] = await tx.named<Row & Record<string, unknown>>(
    'policy_backtest',
    `SELECT ${SUMMARY}, result FROM policy_backtest
     WHERE tenant_id = $1 AND policy_key = $2 AND backtest_id = $3`,
    [of.tenantId, of.policyKey, of.backtestId],
  );
  if (!row) throw new AppError('resource.not_found');
  return { ...summaryOf(row, of.now), result: row.result };
}

function summaryOf(row: Row, now: number): BacktestSummary {
  const isLost = row.state === 'running' && now - row.started_at.getTime() > LONGEST_MS;
  return {
    backtestId: row.backtest_id,
    policyKey: row.policy_key,
    version: row.version,
    contentHash: row.content_hash,
    startedBy: row.started_by,
    startedAt: row.started_at.toISOString(),
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    state: isLost ? 'cancelled' : row.state,
    events: Number(row.events),
    detections: Number(row.detections),
  };
}
