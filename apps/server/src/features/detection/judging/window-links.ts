import type { Episode } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { WindowGroup } from './window-groups.ts';

interface EpisodeLink {
  tenantId: number;
  group: WindowGroup;
  episode: Episode;
  detectionId: string;
  /** Events before it are linked already. */
  from: number;
}

/** Links the counted events of an episode from an instant on. @returns distinct objects of the detection. */
export async function linkEpisode(tx: Transaction, link: EpisodeLink): Promise<number> {
  const { tenantId, group, episode, detectionId, from } = link;
  const first = episode.pointTimes.findIndex((at) => at >= from);
  if (first >= 0) {
    const values = [
      tenantId,
      detectionId,
      group.policy.key,
      group.policy.version,
      group.groupKey,
      episode.pointTimes.slice(first).map((at) => new Date(at)),
      episode.pointIds.slice(first),
    ];
    await tx.named(
      'detection_event_from_points',
      `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
       SELECT tenant_id, $2::uuid, occurred_at, event_id ${COUNTED} ON CONFLICT DO NOTHING`,
      values,
    );
    await tx.named(
      'detection_object_from_points',
      `INSERT INTO detection_object (tenant_id, detection_id, object_key)
       SELECT DISTINCT tenant_id, $2::uuid, object_key ${COUNTED} WHERE object_key IS NOT NULL
       ON CONFLICT DO NOTHING`,
      values,
    );
  }
  const [row] = await tx.named<{ objects: number }>(
    'detection_object_count',
    `SELECT count(*)::integer AS objects FROM detection_object
     WHERE tenant_id = $1 AND detection_id = $2`,
    [tenantId, detectionId],
  );
  return row?.objects ?? 0;
}

const COUNTED = `FROM (
    SELECT $1::integer AS tenant_id, $3::text AS policy_key, $4::integer AS policy_version,
      $5::text AS group_key, occurred_at, event_id
    FROM unnest($6::timestamptz[], $7::uuid[]) AS row (occurred_at, event_id)
  ) AS counted
  JOIN window_point USING (tenant_id, policy_key, policy_version, group_key, occurred_at, event_id)`;
