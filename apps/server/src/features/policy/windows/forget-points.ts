import { windowReach, type Policy } from '@waybill/engine';
import type { Database, Transaction } from '@waybill/store';
import { LONGEST_HORIZON_MS } from '../../ingest/writing/late-horizon.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { readTenantPolicies } from '../evaluation/tenant-policies.ts';
import { countingPolicies } from './counting-rules.ts';

const DAY_MS = 86_400_000;
/** Rows removed per transaction. */
const ROWS_PER_STEP = 5000;

/** A version of a policy that has counted, and the look-back of its windows; ms. */
interface Version {
  key: string;
  version: number;
  reachMs: number;
}

/**
 * Removes points that no window needs anymore: older than the reach of every rule of their version, and
 * written longer ago than records arrive late. Points of an episode that may still grow stay.
 */
export async function forgetPoints(
  { database, now }: { database: Database; now: number },
  tenantId: number,
  isStopping: () => boolean = () => false,
): Promise<void | 'more'> {
  const versions = await database.snapshot(tenantId, (tx) => readVersions(tx, tenantId, now));
  const table = tableOf(versions, now);
  let isMore = versions.length > 0;
  while (isMore && !isStopping()) {
    isMore = await database.tenant(tenantId, (tx) => forgetSome(tx, tenantId, { table, now }));
  }
  if (isStopping()) return 'more';
  await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    await forgetDays(tx, tenantId, table);
    await forgetGroups(tx, tenantId);
  });
}

async function readVersions(tx: Transaction, tenantId: number, now: number): Promise<Version[]> {
  const { policies } = await readTenantPolicies(tx, tenantId, { now });
  const rows = await tx.named<{ key: string; version: number }>(
    'window_versions',
    `SELECT policy_key AS key, policy_version AS version FROM window_point WHERE tenant_id = $1
     UNION SELECT policy_key, policy_version FROM window_day WHERE tenant_id = $1`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, reachMs: reachOf(row, policies) }));
}

/** The longest look-back of any rule of the version; nothing if none counts anymore. */
function reachOf(
  { key, version }: { key: string; version: number },
  policies: readonly Policy[],
): number {
  const reaches = countingPolicies(policies)
    .filter((policy) => policy.key === key && policy.version === version)
    .map(({ window }) => windowReach(window))
    .map(({ backMs, pauseMs }) => backMs + pauseMs);
  return Math.max(0, ...reaches);
}

function tableOf(versions: readonly Version[], now: number) {
  const cutoffs = versions.map(({ reachMs }) => now - LONGEST_HORIZON_MS - reachMs);
  return {
    keys: versions.map(({ key }) => key),
    versions: versions.map(({ version }) => version),
    cutoffs: cutoffs.map((cutoff) => new Date(cutoff)),
    days: cutoffs.map((cutoff) => Math.floor(cutoff / DAY_MS)),
  };
}

type Table = ReturnType<typeof tableOf>;

/** @returns whether there may be more. */
async function forgetSome(
  tx: Transaction,
  tenantId: number,
  { table, now }: { table: Table; now: number },
): Promise<boolean> {
  const gone = await tx.named(
    'window_points_forget',
    `WITH old AS (
       SELECT point.policy_key, point.policy_version, point.group_key, point.occurred_at, point.event_id
       FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) AS used (key, version, cutoff)
       JOIN window_point AS point ON point.tenant_id = $1 AND point.policy_key = used.key
         AND point.policy_version = used.version AND point.occurred_at < used.cutoff
       WHERE point.written_at < $5 AND NOT EXISTS (
         SELECT FROM detection WHERE detection.tenant_id = $1 AND detection.window_group = point.group_key
           AND detection.policy_key = point.policy_key AND detection.last_seen_at >= used.cutoff
           AND detection.first_seen_at <= point.occurred_at)
       LIMIT ${ROWS_PER_STEP}
     )
     DELETE FROM window_point AS point USING old
     WHERE point.tenant_id = $1 AND point.policy_key = old.policy_key
       AND point.policy_version = old.policy_version AND point.group_key = old.group_key
       AND point.occurred_at = old.occurred_at AND point.event_id = old.event_id
     RETURNING 1`,
    [tenantId, table.keys, table.versions, table.cutoffs, new Date(now - LONGEST_HORIZON_MS)],
  );
  return gone.length === ROWS_PER_STEP;
}

async function forgetDays(tx: Transaction, tenantId: number, table: Table): Promise<void> {
  await tx.named(
    'window_days_forget',
    `DELETE FROM window_day AS known USING unnest($2::text[], $3::integer[], $4::integer[]) AS used (key, version, day)
     WHERE known.tenant_id = $1 AND known.policy_key = used.key AND known.policy_version = used.version
       AND known.day < used.day`,
    [tenantId, table.keys, table.versions, table.days],
  );
}

/** The tenant's lock is held: no one is about to count for a group without points. */
async function forgetGroups(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named(
    'window_groups_forget',
    `DELETE FROM window_group AS held WHERE held.tenant_id = $1 AND NOT EXISTS (
       SELECT FROM window_point AS point WHERE point.tenant_id = $1 AND point.policy_key = held.policy_key
         AND point.policy_version = held.policy_version AND point.group_key = held.group_key)`,
    [tenantId],
  );
}
