import type { Episode, KnownPerson, OrganizationPeaks, WindowList } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { detectionIdOf } from './detection-id.ts';
import { insertDetections, updateGrown } from './detection-row.ts';
import { organizationPeaks, storeDayPeaks } from './window-days.ts';
import { openGroups, type OpenedGroup, type StoredEpisode } from './window-episodes.ts';
import { windowExplanation } from './window-explanation.ts';
import { windowGroupsOf, type CountedEvent, type WindowGroup } from './window-groups.ts';
import { linkEpisode } from './window-links.ts';
import { windowPoints } from './window-points.ts';

/**
 * Detections of policies that count over a window of event time. The result is a function of the set of
 * events alone: a late event extends an episode, moves its start or joins two, and the detection
 * follows; it is never raised twice. An existing detection stays, whatever the levels become.
 *
 * @published
 */
export function windowedDetections() {
  const store = windowPoints();
  return {
    /** With `raises` false events only count: what they complete on their own is not a detection. */
    async record(
      tx: Transaction,
      tenantId: number,
      fresh: readonly CountedEvent[],
      { raises = true }: { raises?: boolean } = {},
    ): Promise<void> {
      const groups = windowGroupsOf(fresh);
      if (groups.length === 0) return;
      const opened = await openGroups(tx, tenantId, groups);
      const lists = await store.add(tx, tenantId, opened);
      await storeDayPeaks(tx, tenantId, lists);
      if (!raises) return;
      for (const one of opened) {
        const list = lists.get(one);
        if (!list) continue;
        const peaks = await organizationPeaks(tx, tenantId, one);
        for (const episode of touched(list, one.group, peaks)) {
          await reconcile(tx, { ...one, tenantId, episode });
        }
      }
    },
  };
}

/** Only episodes with a new point can have changed. */
function touched(
  list: WindowList,
  group: WindowGroup,
  peaks: OrganizationPeaks | undefined,
): Episode[] {
  return list
    .episodes(peaks)
    .filter((episode) =>
      group.points.some(({ point }) => point.at >= episode.startAt && point.at <= episode.endAt),
    );
}

interface Reconciliation extends OpenedGroup {
  tenantId: number;
  episode: Episode;
}

async function reconcile(tx: Transaction, work: Reconciliation): Promise<void> {
  const { episode, stored } = work;
  const overlapping = stored.filter(
    (row) =>
      row.first_seen_at.getTime() <= episode.endAt && row.last_seen_at.getTime() >= episode.startAt,
  );
  const standing = overlapping.filter(({ status }) => status !== 'merged');
  // One that an analyst has merged continues counting for itself if nothing else replaces it.
  const [survivor = overlapping[0], ...joined] = standing;
  if (survivor) await extend(tx, work, { survivor, joined });
  else await create(tx, work);
}

function episodeIdOf({ tenantId, group, episode }: Reconciliation): string {
  const { policy, groupKey } = group;
  return detectionIdOf(tenantId, policy.key, policy.version, groupKey, episode.firstTriggerId);
}

async function create(tx: Transaction, work: Reconciliation): Promise<void> {
  const { tenantId, group, episode } = work;
  const { groupKey } = group;
  const lead = group.events.get(episode.firstTriggerId) ?? [...group.events.values()].at(-1);
  if (!lead) return;
  const detectionId = episodeIdOf(work);
  const policy = policyOf(work);
  await insertDetections(tx, tenantId, [
    {
      detectionId,
      policy,
      leadEvent: lead.event,
      person: lead.person,
      leaves: lead.leaves,
      fingerprint: groupKey,
      windowGroup: groupKey,
      window: windowExplanation(group.policy, episode),
      eventCount: episode.pointIds.length,
      objectCount: 0,
      firstSeenAt: episode.startAt,
      lastSeenAt: episode.endAt,
    },
  ]);
  const objectCount = await linkEpisode(tx, { ...work, detectionId, from: episode.startAt });
  await updateGrown(tx, tenantId, {
    detectionId,
    policy,
    leadEvent: lead.event,
    person: lead.person,
    eventCount: episode.pointIds.length,
    objectCount,
    firstSeenAt: episode.startAt,
    lastSeenAt: episode.endAt,
  });
  await setEpisodeId(tx, work, detectionId);
}

/** The policy, with the severity of the highest level reached. */
function policyOf({ group, episode }: Reconciliation): WindowGroup['policy'] {
  return { ...group.policy, severity: episode.severity ?? group.policy.severity };
}

/** The actor of a group: all its events have the same one, or none. */
function personOf({ events }: WindowGroup): KnownPerson | null {
  const [first] = events.values();
  return first?.person ?? null;
}

async function extend(
  tx: Transaction,
  work: Reconciliation,
  rows: { survivor: StoredEpisode; joined: readonly StoredEpisode[] },
): Promise<void> {
  const { group, episode } = work;
  const { survivor, joined } = rows;
  await mergeInto(tx, work.tenantId, rows);
  // Episodes that reached further back or merged have points that were not linked yet. Otherwise only
  // those that a new point brought into a window are new: at most one window length back.
  const isWider = joined.length > 0 || episode.startAt < survivor.first_seen_at.getTime();
  const earliestNew = group.points.reduce(
    (least, { point }) => Math.min(least, point.at),
    survivor.last_seen_at.getTime(),
  );
  const objectCount = await linkEpisode(tx, {
    ...work,
    detectionId: survivor.detection_id,
    from: isWider ? episode.startAt : earliestNew - group.policy.window.windowMs,
  });
  await updateGrown(tx, work.tenantId, {
    detectionId: survivor.detection_id,
    policy: policyOf(work),
    leadEvent: survivor.lead_event,
    person: personOf(group),
    window: windowExplanation(group.policy, episode),
    eventCount: Math.max(survivor.event_count, episode.pointIds.length),
    objectCount,
    firstSeenAt: Math.min(survivor.first_seen_at.getTime(), episode.startAt),
    lastSeenAt: Math.max(survivor.last_seen_at.getTime(), episode.endAt),
  });
  await setEpisodeId(tx, work, survivor.detection_id);
  await noteSeverity(tx, work.tenantId, survivor);
}

/** A late event may have moved the first trigger: the detection keeps its id and records the other. */
async function setEpisodeId(
  tx: Transaction,
  work: Reconciliation,
  detectionId: string,
): Promise<void> {
  await tx.named(
    'detection_episode_id',
    `UPDATE detection SET episode_id = $3
     WHERE tenant_id = $1 AND detection_id = $2 AND episode_id IS DISTINCT FROM $3`,
    [work.tenantId, detectionId, episodeIdOf(work)],
  );
}

/** The older one stays; the others link to it, and it lists the merged ones. */
async function mergeInto(
  tx: Transaction,
  tenantId: number,
  { survivor, joined }: { survivor: StoredEpisode; joined: readonly StoredEpisode[] },
): Promise<void> {
  if (joined.length === 0) return;
  const ids = joined.map((row) => row.detection_id);
  await tx.named(
    'detection_merge',
    `UPDATE detection SET status = 'merged', merged_into = $2, rev = rev + 1, updated_at = now()
     WHERE tenant_id = $1 AND detection_id = ANY($3)`,
    [tenantId, survivor.detection_id, ids],
  );
  await tx.named(
    'detection_history_merged',
    `INSERT INTO detection_history (tenant_id, detection_id, field, before, after)
     SELECT $1, id, 'status', status, 'merged' FROM unnest($2::uuid[], $3::text[]) AS row (id, status)`,
    [tenantId, ids, joined.map(({ status }) => status)],
  );
  await tx.named(
    'detection_history_grouped',
    `INSERT INTO detection_history (tenant_id, detection_id, field, after)
     SELECT $1, $2, 'grouped', unnest($3::text[])`,
    [tenantId, survivor.detection_id, joined.map(({ number }) => `DET-${number}`)],
  );
}

async function noteSeverity(
  tx: Transaction,
  tenantId: number,
  { detection_id: id, severity }: StoredEpisode,
): Promise<void> {
  await tx.named(
    'detection_history_severity',
    `INSERT INTO detection_history (tenant_id, detection_id, field, before, after)
     SELECT tenant_id, detection_id, 'severity', $3, severity FROM detection
     WHERE tenant_id = $1 AND detection_id = $2 AND severity <> $3`,
    [tenantId, id, severity],
  );
}
