import type { ActivityEvent, Severity } from '@waybill/contract';
import { windowReach } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { spanOf, type WindowGroup } from './window-groups.ts';

/** The stored detection of an episode. */
export interface StoredEpisode {
  detection_id: string;
  window_group: string;
  policy_key: string;
  number: string;
  status: string;
  severity: Severity;
  first_seen_at: Date;
  last_seen_at: Date;
  event_count: number;
  lead_event: ActivityEvent;
}

/** A group with the stored data around its new points, and the time span that matters to them. */
export interface OpenedGroup {
  group: WindowGroup;
  /** Oldest first: merges keep the older one. */
  stored: StoredEpisode[];
  from: number;
  to: number;
}

/**
 * Opens the windows of new points: an episode that they change has its triggers within reach of them,
 * or is stored already and reaches as far back as its detection says.
 */
export async function openGroups(
  tx: Transaction,
  tenantId: number,
  groups: readonly WindowGroup[],
): Promise<OpenedGroup[]> {
  const reached = groups.map((group) => {
    const { pauseMs, backMs } = windowReach(group.policy.window);
    const { from, to } = spanOf(group);
    return { group, backMs, from: from - pauseMs, to: to + pauseMs };
  });
  const rows = await storedEpisodes(tx, tenantId, reached);
  return reached.map(({ group, backMs, from, to }) => {
    const stored = rows.filter(
      (row) =>
        row.window_group === group.groupKey &&
        row.policy_key === group.policy.key &&
        row.last_seen_at.getTime() >= from &&
        row.first_seen_at.getTime() <= to,
    );
    return {
      group,
      stored,
      from: Math.min(from, ...stored.map((row) => row.first_seen_at.getTime())) - backMs,
      to: Math.max(to, ...stored.map((row) => row.last_seen_at.getTime())),
    };
  });
}

async function storedEpisodes(
  tx: Transaction,
  tenantId: number,
  reached: readonly { group: WindowGroup; from: number; to: number }[],
): Promise<StoredEpisode[]> {
  return tx.named<StoredEpisode>(
    'detection_windowed',
    `SELECT detection_id, window_group, policy_key, number, status, severity, first_seen_at, last_seen_at,
       event_count, lead_event
     FROM detection
     WHERE tenant_id = $1 AND policy_key = ANY($2) AND window_group = ANY($3)
       AND last_seen_at >= $4 AND first_seen_at <= $5
     ORDER BY number`,
    [
      tenantId,
      [...new Set(reached.map(({ group }) => group.policy.key))],
      reached.map(({ group }) => group.groupKey),
      new Date(Math.min(...reached.map(({ from }) => from))),
      new Date(Math.max(...reached.map(({ to }) => to))),
    ],
  );
}
