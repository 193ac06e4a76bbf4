import { createWindowList, type WindowList } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { OpenedGroup } from './window-episodes.ts';
import { windowGroupId, type WindowGroup } from './window-groups.ts';

/** Maximum points held in memory over all groups; the least recently used group goes first. */
const MOST_POINTS_HELD = 500_000;
/** Groups with fewer points are not worth trimming. */
const LEAST_POINTS_CUT = 256;

interface Held {
  rev: number;
  list: WindowList;
  /** From then on the list contains every point of the group. */
  floor: number;
}

/** Result of a change of a group. */
interface Revision {
  rev: number;
  /** Nothing was known about the group before. */
  isNew: boolean;
}

/**
 * The points of windowed policies: in the database, and in memory while no one else changed them, for
 * the usual delay of records. Each group has a revision there; a list in memory is valid only if it saw
 * the previous one.
 */
export function windowPoints() {
  const held = new Map<string, Held>();
  let pointsHeld = 0;

  function forget(key: string): void {
    pointsHeld -= held.get(key)?.list.size() ?? 0;
    held.delete(key);
  }

  function remember(key: string, entry: Held): void {
    held.set(key, entry);
    pointsHeld += entry.list.size();
    for (const [oldest] of held) {
      if (pointsHeld <= MOST_POINTS_HELD || oldest === key) return;
      forget(oldest);
    }
  }

  /** The cached points of a group plus the new ones, if the cache is at the previous revision. */
  function current(key: string, rev: number, { group, from }: OpenedGroup): Held | null {
    const known = held.get(key);
    if (!known || known.rev !== rev - 1) return null;
    const { list } = known;
    list.insert(group.points.map(({ point }) => point));
    const floor = Math.max(known.floor, from - group.horizonMs);
    if (list.size() < LEAST_POINTS_CUT || floor === known.floor) return { ...known, rev };
    list.dropBefore(floor);
    return { rev, list, floor };
  }

  async function listOf(
    tx: Transaction,
    opened: OpenedGroup,
    known: { key: string; tenantId: number } & Revision,
  ): Promise<WindowList> {
    const { key, tenantId, rev, isNew } = known;
    const sizeBefore = held.get(key)?.list.size() ?? 0;
    const inMemory = current(key, rev, opened) ?? (isNew ? freshList(opened.group, rev) : null);
    pointsHeld += (held.get(key)?.list.size() ?? 0) - sizeBefore;
    forget(key);
    if (inMemory) remember(key, inMemory);
    if (inMemory && inMemory.floor <= opened.from) return inMemory.list;
    const { list, isNewest } = await loadList(tx, tenantId, opened);
    if (isNewest) {
      forget(key);
      remember(key, { rev, list, floor: opened.from });
    }
    return list;
  }

  return {
    /** Stores the points and returns for each group the relevant list. */
    async add(
      tx: Transaction,
      tenantId: number,
      opened: readonly OpenedGroup[],
    ): Promise<Map<OpenedGroup, WindowList>> {
      const groups = opened.map(({ group }) => group);
      await storePoints(tx, tenantId, groups);
      const revisions = await nextRevisions(tx, tenantId, groups);
      const lists = new Map<OpenedGroup, WindowList>();
      for (const one of opened) {
        const id = windowGroupId(one.group);
        const revision = revisions.get(id) ?? UNKNOWN;
        lists.set(one, await listOf(tx, one, { key: `${tenantId}\0${id}`, tenantId, ...revision }));
      }
      return lists;
    },
  };
}

async function storePoints(
  tx: Transaction,
  tenantId: number,
  groups: readonly WindowGroup[],
): Promise<void> {
  const rows = groups.flatMap((group) => group.points.map((one) => ({ group, ...one })));
  await tx.named(
    'window_point_insert',
    `INSERT INTO window_point
       (tenant_id, policy_key, policy_version, group_key, occurred_at, event_id, value_keys, object_key,
        bytes, steps, is_sample)
     SELECT $1, policy_key, policy_version, group_key, occurred_at, event_id,
       ARRAY(SELECT jsonb_array_elements_text(value_keys)), object_key, bytes, steps, is_sample
     FROM unnest($2::text[], $3::integer[], $4::text[], $5::timestamptz[], $6::uuid[], $7::jsonb[],
       $8::text[], $9::bigint[], $10::integer[], $11::boolean[])
       AS row (policy_key, policy_version, group_key, occurred_at, event_id, value_keys, object_key, bytes,
         steps, is_sample)
     ON CONFLICT DO NOTHING`,
    [
      tenantId,
      rows.map(({ group }) => group.policy.key),
      rows.map(({ group }) => group.policy.version),
      rows.map(({ group }) => group.groupKey),
      rows.map(({ point }) => new Date(point.at)),
      rows.map(({ point }) => point.id),
      rows.map(({ point }) => JSON.stringify(point.values)),
      rows.map(({ objectKey }) => objectKey),
      rows.map(({ point }) => point.bytes),
      rows.map(({ point }) => point.steps),
      rows.map(({ group }) => group.isSample),
    ],
  );
}

const UNKNOWN: Revision = { rev: 0, isNew: false };

/**
 * Raises the revisions of groups. A new group starts at the time in milliseconds, not at one: if a
 * group was deleted and recreated, no one mistakes the cached former group for it.
 */
async function nextRevisions(
  tx: Transaction,
  tenantId: number,
  groups: readonly WindowGroup[],
): Promise<Map<string, Revision>> {
  const rows = await tx.named<{
    policy_key: string;
    policy_version: number;
    group_key: string;
    rev: string;
    is_new: boolean;
  }>(
    'window_group_next',
    `INSERT INTO window_group AS known (tenant_id, policy_key, policy_version, group_key, rev)
     SELECT $1, *, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
     FROM unnest($2::text[], $3::integer[], $4::text[])
     ON CONFLICT (tenant_id, policy_key, policy_version, group_key) DO UPDATE SET rev = known.rev + 1
     RETURNING policy_key, policy_version, group_key, rev, known.xmax = 0 AS is_new`,
    [
      tenantId,
      groups.map(({ policy }) => policy.key),
      groups.map(({ policy }) => policy.version),
      groups.map(({ groupKey }) => groupKey),
    ],
  );
  return new Map(
    rows.map((row) => [
      `${row.policy_key}\0${row.policy_version}\0${row.group_key}`,
      { rev: Number(row.rev), isNew: row.is_new },
    ]),
  );
}

/** The list of a group that had no points before. */
function freshList({ policy, points }: WindowGroup, rev: number): Held {
  const list = createWindowList(policy.window);
  list.insert(points.map(({ point }) => point));
  return { rev, list, floor: Number.NEGATIVE_INFINITY };
}

/** The relevant time span, read from the database; `isNewest` if the group has nothing after it. */
async function loadList(
  tx: Transaction,
  tenantId: number,
  { group, from, to }: OpenedGroup,
): Promise<{ list: WindowList; isNewest: boolean }> {
  const { policy, groupKey } = group;
  const ofGroup = [tenantId, policy.key, policy.version, groupKey];
  const rows = await tx.named<{
    occurred_at: Date;
    event_id: string;
    value_keys: string[];
    bytes: string;
    steps: number;
  }>(
    'window_point_load',
    `SELECT occurred_at, event_id, value_keys, bytes, steps FROM window_point
     WHERE tenant_id = $1 AND policy_key = $2 AND policy_version = $3 AND group_key = $4
       AND occurred_at BETWEEN $5 AND $6`,
    [...ofGroup, new Date(from), new Date(to)],
  );
  const [after] = await tx.named<{ is_newest: boolean }>(
    'window_point_after',
    `SELECT NOT EXISTS (
       SELECT FROM window_point
       WHERE tenant_id = $1 AND policy_key = $2 AND policy_version = $3 AND group_key = $4
         AND occurred_at > $5) AS is_newest`,
    [...ofGroup, new Date(to)],
  );
  const list = createWindowList(policy.window);
  list.dropBefore(from);
  list.insert(
    rows.map((row) => ({
      at: row.occurred_at.getTime(),
      id: row.event_id,
      values: row.value_keys,
      bytes: Number(row.bytes),
      steps: row.steps,
    })),
  );
  return { list, isNewest: after?.is_newest === true };
}
