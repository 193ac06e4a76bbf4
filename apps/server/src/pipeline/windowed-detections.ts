import type { ActivityEvent, DetectionExplanation, LeafResult } from '@waybill/contract';
import { windowGroupKey, type Episode } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { detectionIdOf, groupHash } from './detection-id.ts';
import { insertDetections, updateGrown } from './detection-row.ts';
import type { PreparedEvent } from './prepared-event.ts';
import { windowPointOf, windowPoints, type GroupPoints } from './window-points.ts';

/** New points of a group, with the events they come from. */
interface Group extends GroupPoints {
  events: Map<string, { event: ActivityEvent; leaves: readonly LeafResult[] }>;
}

interface StoredEpisode {
  detection_id: string;
  window_group: string;
  policy_key: string;
  number: string;
  first_seen_at: Date;
  last_seen_at: Date;
  event_count: number;
  lead_event: ActivityEvent;
}

/**
 * Detections of policies that count over a window of event time. What exists is a function of the set
 * of events alone: a late event extends an episode, moves its start or joins two, and the detection
 * follows; it is never raised twice.
 */
export function windowedDetections() {
  const store = windowPoints();
  return {
    async record(
      tx: Transaction,
      tenantId: number,
      fresh: readonly PreparedEvent[],
    ): Promise<void> {
      const groups = groupsOf(fresh);
      if (groups.length === 0) return;
      const lists = await store.add(tx, tenantId, groups);
      const crossed = groups.filter((group) => (lists.get(group)?.episodes().length ?? 0) > 0);
      if (crossed.length === 0) return;
      const stored = await storedEpisodes(tx, crossed);
      for (const group of crossed) {
        const own = stored.filter(
          (row) => row.window_group === group.groupKey && row.policy_key === group.policy.key,
        );
        for (const episode of touched(lists.get(group)?.episodes() ?? [], group)) {
          await reconcile(tx, { tenantId, group, episode, stored: own });
        }
      }
    },
  };
}

function groupsOf(fresh: readonly PreparedEvent[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { event, candidates } of fresh) {
    for (const { policy, leaves } of candidates) {
      const groupKey = groupHash(windowGroupKey(policy, event), event.isSample);
      const key = `${policy.key}\0${policy.version}\0${groupKey}`;
      const group: Group = groups.get(key) ?? {
        policy,
        groupKey,
        isSample: event.isSample,
        points: [],
        events: new Map(),
      };
      group.points.push(windowPointOf(event));
      group.events.set(event.eventId, { event, leaves });
      groups.set(key, group);
    }
  }
  // Always the same order, so that two writers touch groups in the same order.
  return [...groups.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Only episodes that hold a new point can have changed. */
function touched(episodes: readonly Episode[], group: Group): Episode[] {
  return episodes.filter((episode) =>
    group.points.some((point) => point.at >= episode.startAt && point.at <= episode.endAt),
  );
}

async function storedEpisodes(tx: Transaction, groups: readonly Group[]): Promise<StoredEpisode[]> {
  return tx.named<StoredEpisode>(
    'detection_windowed',
    `SELECT detection_id, window_group, policy_key, number, first_seen_at, last_seen_at, event_count, lead_event
     FROM detection
     WHERE window_group = ANY($1) AND policy_key = ANY($2) AND status <> 'merged'
     ORDER BY number`,
    [groups.map((group) => group.groupKey), [...new Set(groups.map((group) => group.policy.key))]],
  );
}

interface Reconciliation {
  tenantId: number;
  group: Group;
  episode: Episode;
  stored: readonly StoredEpisode[];
}

async function reconcile(tx: Transaction, work: Reconciliation): Promise<void> {
  const { episode, stored } = work;
  const overlapping = stored.filter(
    (row) =>
      row.first_seen_at.getTime() <= episode.endAt && row.last_seen_at.getTime() >= episode.startAt,
  );
  const [survivor, ...joined] = overlapping;
  if (survivor) await extend(tx, work, { survivor, joined });
  else await create(tx, work);
}

async function create(
  tx: Transaction,
  { tenantId, group, episode }: Reconciliation,
): Promise<void> {
  const { policy, groupKey } = group;
  const lead = group.events.get(episode.firstTriggerId) ?? [...group.events.values()].at(-1);
  if (!lead) return;
  const detectionId = detectionIdOf(
    tenantId,
    policy.key,
    policy.version,
    groupKey,
    episode.firstTriggerId,
  );
  await insertDetections(tx, tenantId, [
    {
      detectionId,
      policy,
      leadEvent: lead.event,
      leaves: lead.leaves,
      fingerprint: groupKey,
      windowGroup: groupKey,
      window: windowFacts(group, episode),
      eventCount: episode.pointIds.length,
      objectCount: 0,
      firstSeenAt: episode.startAt,
      lastSeenAt: episode.endAt,
    },
  ]);
  const objectCount = await linkEpisode(tx, {
    tenantId,
    group,
    episode,
    detectionId,
    from: episode.startAt,
  });
  await updateGrown(tx, {
    ...countsOf(episode),
    detectionId,
    policy,
    leadEvent: lead.event,
    objectCount,
  });
}

async function extend(
  tx: Transaction,
  work: Reconciliation,
  rows: { survivor: StoredEpisode; joined: readonly StoredEpisode[] },
): Promise<void> {
  const { tenantId, group, episode } = work;
  const { survivor, joined } = rows;
  if (joined.length > 0) {
    await tx.named(
      'detection_merge',
      `UPDATE detection SET status = 'merged', merged_into = $1, rev = rev + 1, updated_at = now()
       WHERE detection_id = ANY($2)`,
      [survivor.detection_id, joined.map((row) => row.detection_id)],
    );
    await tx.named(
      'detection_history_merged',
      `INSERT INTO detection_history (tenant_id, detection_id, field, after)
       SELECT $1, unnest($2::uuid[]), 'status', 'merged'`,
      [tenantId, joined.map((row) => row.detection_id)],
    );
  }
  // What reached further back or joined others has points that were not linked yet; otherwise only
  // what came after the end, or a late point in between, is new.
  const isWider = joined.length > 0 || episode.startAt < survivor.first_seen_at.getTime();
  const earliestNew = group.points.reduce(
    (least, point) => Math.min(least, point.at),
    episode.endAt,
  );
  const objectCount = await linkEpisode(tx, {
    tenantId,
    group,
    episode,
    detectionId: survivor.detection_id,
    from: isWider
      ? episode.startAt
      : Math.max(episode.startAt, Math.min(earliestNew, survivor.last_seen_at.getTime())),
  });
  await updateGrown(tx, {
    ...countsOf(episode),
    detectionId: survivor.detection_id,
    policy: group.policy,
    leadEvent: survivor.lead_event,
    window: windowFacts(group, episode),
    objectCount,
  });
}

function countsOf(episode: Episode): {
  eventCount: number;
  firstSeenAt: number;
  lastSeenAt: number;
} {
  return {
    eventCount: episode.pointIds.length,
    firstSeenAt: episode.startAt,
    lastSeenAt: episode.endAt,
  };
}

function windowFacts(group: Group, episode: Episode): DetectionExplanation['window'] {
  const { window } = group.policy;
  if (!window) return null;
  return {
    metric: window.metric,
    threshold: window.threshold,
    observed: episode.peak,
    windowMs: window.windowMs,
    startAt: new Date(episode.peakWindowStartAt).toISOString(),
    endAt: new Date(episode.peakWindowEndAt).toISOString(),
  };
}

/** Links the points of an episode from an instant on. @returns distinct objects of the detection. */
async function linkEpisode(
  tx: Transaction,
  link: { tenantId: number; group: Group; episode: Episode; detectionId: string; from: number },
): Promise<number> {
  const { group, episode, detectionId } = link;
  const values = [
    detectionId,
    group.policy.key,
    group.policy.version,
    group.groupKey,
    new Date(link.from),
    new Date(episode.endAt),
  ];
  const range = `FROM window_point
     WHERE policy_key = $2 AND policy_version = $3 AND group_key = $4 AND occurred_at BETWEEN $5 AND $6`;
  await tx.named(
    'detection_event_from_points',
    `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
     SELECT tenant_id, $1, occurred_at, event_id ${range} ON CONFLICT DO NOTHING`,
    values,
  );
  await tx.named(
    'detection_object_from_points',
    `INSERT INTO detection_object (tenant_id, detection_id, object_key)
     SELECT DISTINCT tenant_id, $1::uuid, value_key ${range} ON CONFLICT DO NOTHING`,
    values,
  );
  const [row] = await tx.named<{ objects: number }>(
    'detection_object_count',
    'SELECT count(*)::integer AS objects FROM detection_object WHERE detection_id = $1',
    [detectionId],
  );
  return row?.objects ?? 0;
}
