import type { ActivityEvent } from '@waybill/contract';
import { createWindowList, type Policy, type WindowList, type WindowPoint } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from './activity-columns.ts';

/** New points of one group of a counting policy. */
export interface GroupPoints {
  policy: Policy;
  groupKey: string;
  isSample: boolean;
  points: WindowPoint[];
}

/** What an event is to a policy that counts. */
export function windowPointOf(event: ActivityEvent): WindowPoint {
  return {
    at: event.occurredAt,
    id: event.eventId,
    valueKey: event.objectKey ?? event.eventId,
    bytes: wholeBytes(event.object.sizeBytes) ?? 0,
  };
}

/** Most points held in memory over all groups; the least recently used group goes first. */
const MOST_POINTS_HELD = 500_000;

interface Held {
  rev: number;
  list: WindowList;
}

/**
 * The points of counting policies: in the database, and in memory as long as nobody else changed them.
 * Each group has a revision there; a list in memory counts only when it saw the one before.
 */
export function windowPoints() {
  const held = new Map<string, Held>();
  let pointsHeld = 0;

  function remember(key: string, entry: Held): void {
    pointsHeld -= held.get(key)?.list.size() ?? 0;
    held.delete(key);
    held.set(key, entry);
    pointsHeld += entry.list.size();
    for (const [oldest, { list }] of held) {
      if (pointsHeld <= MOST_POINTS_HELD || oldest === key) return;
      held.delete(oldest);
      pointsHeld -= list.size();
    }
  }

  /** The list in memory with the new points, when it saw the revision before; null otherwise. */
  function current(key: string, rev: number, group: GroupPoints): WindowList | null {
    const known = held.get(key);
    if (!known || known.rev !== rev - 1) return null;
    pointsHeld -= known.list.size();
    known.list.insert(group.points);
    pointsHeld += known.list.size();
    return known.list;
  }

  return {
    /** Stores the points and answers each group's whole list. */
    async add(
      tx: Transaction,
      tenantId: number,
      groups: readonly GroupPoints[],
    ): Promise<Map<GroupPoints, WindowList>> {
      await storePoints(tx, tenantId, groups);
      const revisions = await nextRevisions(tx, tenantId, groups);
      const lists = new Map<GroupPoints, WindowList>();
      for (const group of groups) {
        const key = groupId(group);
        const rev = revisions.get(key) ?? 0;
        const list =
          current(`${tenantId}\0${key}`, rev, group) ??
          (rev === 1 ? freshList(group) : await loadList(tx, group));
        remember(`${tenantId}\0${key}`, { rev, list });
        lists.set(group, list);
      }
      return lists;
    },
  };
}

function groupId({ policy, groupKey }: GroupPoints): string {
  return `${policy.key}\0${policy.version}\0${groupKey}`;
}

async function storePoints(
  tx: Transaction,
  tenantId: number,
  groups: readonly GroupPoints[],
): Promise<void> {
  const rows = groups.flatMap((group) => group.points.map((point) => ({ group, point })));
  await tx.named(
    'window_point_insert',
    `INSERT INTO window_point
       (tenant_id, policy_key, policy_version, group_key, occurred_at, event_id, value_key, bytes, is_sample)
     SELECT $1, * FROM unnest($2::text[], $3::integer[], $4::text[], $5::timestamptz[], $6::uuid[],
       $7::text[], $8::bigint[], $9::boolean[])
     ON CONFLICT DO NOTHING`,
    [
      tenantId,
      rows.map(({ group }) => group.policy.key),
      rows.map(({ group }) => group.policy.version),
      rows.map(({ group }) => group.groupKey),
      rows.map(({ point }) => new Date(point.at)),
      rows.map(({ point }) => point.id),
      rows.map(({ point }) => point.valueKey),
      rows.map(({ point }) => point.bytes),
      rows.map(({ group }) => group.isSample),
    ],
  );
}

async function nextRevisions(
  tx: Transaction,
  tenantId: number,
  groups: readonly GroupPoints[],
): Promise<Map<string, number>> {
  const rows = await tx.named<{
    policy_key: string;
    policy_version: number;
    group_key: string;
    rev: string;
  }>(
    'window_group_next',
    `INSERT INTO window_group AS known (tenant_id, policy_key, policy_version, group_key, rev)
     SELECT $1, *, 1 FROM unnest($2::text[], $3::integer[], $4::text[])
     ON CONFLICT (tenant_id, policy_key, policy_version, group_key) DO UPDATE SET rev = known.rev + 1
     RETURNING policy_key, policy_version, group_key, rev`,
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
      Number(row.rev),
    ]),
  );
}

/** The list of a group that had no points before: the first revision says so. */
function freshList(group: GroupPoints): WindowList {
  const list = emptyList(group);
  list.insert(group.points);
  return list;
}

function emptyList({ policy }: GroupPoints): WindowList {
  if (!policy.window) throw new Error('A counting policy has a window');
  return createWindowList(policy.window);
}

async function loadList(tx: Transaction, group: GroupPoints): Promise<WindowList> {
  const { policy, groupKey } = group;
  const rows = await tx.named<{
    occurred_at: Date;
    event_id: string;
    value_key: string;
    bytes: string;
  }>(
    'window_point_load',
    `SELECT occurred_at, event_id, value_key, bytes FROM window_point
     WHERE policy_key = $1 AND policy_version = $2 AND group_key = $3`,
    [policy.key, policy.version, groupKey],
  );
  const list = emptyList(group);
  list.insert(
    rows.map((row) => ({
      at: row.occurred_at.getTime(),
      id: row.event_id,
      valueKey: row.value_key,
      bytes: Number(row.bytes),
    })),
  );
  return list;
}
