import { compilePolicies } from '@waybill/engine';
import type { MappedEvent, PolicyContent } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { openSettledPipeline } from './settled-pipeline.ts';
import { storedJudge } from '../src/features/policy/backtest/judge-batch.ts';
import {
  matchTally,
  type Matched,
  type MatchedEpisode,
} from '../src/features/policy/backtest/match-tally.ts';
import { prefilterOf } from '../src/features/policy/backtest/prefilter-of.ts';
import { scanActivity } from '../src/features/policy/backtest/scan-activity.ts';
import { scanLeadIn } from '../src/features/policy/backtest/scan-lead-in.ts';
import { triedPolicies } from '../src/features/policy/evaluation/engine-policies.ts';

/** The policy that both sides judge by; the titles of its rules are their ids. */
export const PARITY_KEY = 'uploads-0a0b0c0d';

const HOSTS = 'Partner.example';

/**
 * Puts a content in use, every rule in `alert`, with a list of hosts. Throws if a rule cannot be judged
 * by.
 */
export async function activate(
  database: Database,
  tenantId: number,
  content: PolicyContent,
): Promise<void> {
  const tried = triedPolicies({ key: PARITY_KEY, version: 1, content });
  if (tried.length !== content.rules.length) throw new Error('A rule is at fault');
  const standing = { mode: 'alert', pausedFrom: null, emergencyUntil: null };
  const standings = Object.fromEntries(content.rules.map(({ id }) => [id, standing]));
  await database.tenant(tenantId, async (tx) => {
    await tx.query(
      `INSERT INTO policy (tenant_id, policy_key, priority, active_version, standings, created_at, changed_at)
       VALUES ($1, $2, 100, 1, $3, now(), now())`,
      [tenantId, PARITY_KEY, JSON.stringify(standings)],
    );
    await tx.query(
      `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, created_at)
       VALUES ($1, $2, 1, $3, 'hash', now())`,
      [tenantId, PARITY_KEY, JSON.stringify(content)],
    );
    await tx.query(
      `INSERT INTO policy_list (tenant_id, list_id, name, description, entries, updated_at)
       VALUES ($1, 'hosts', 'Hosts', '', $2, now())`,
      [tenantId, [HOSTS]],
    );
  });
}

/** One process that ingests events batch by batch. */
export function streamInto(database: Database, tenantId: number) {
  const { writer } = openSettledPipeline(database, Date.now, []);
  return async (events: readonly MappedEvent[]): Promise<void> => {
    const records = events.map((event) => ({
      payload: Buffer.from(JSON.stringify(event)),
      events: [event],
    }));
    await writer.write({
      tenantId,
      sourceId: 'google-drive',
      records,
      receivedAt: Date.now(),
      isSample: false,
    });
  };
}

/** Findings of a back-test of a content in a time span, end exclusive. */
export async function tryOut(
  database: Database,
  window: { tenantId: number; from: number; to: number },
  content: PolicyContent,
): Promise<Matched> {
  const { tenantId, from } = window;
  return database.snapshot(tenantId, async (tx) => {
    const policies = triedPolicies({ key: PARITY_KEY, version: 1, content });
    const set = compilePolicies(policies);
    const lists = new Map([['hosts', new Set([HOSTS.toLowerCase()])]]);
    const judge = storedJudge(tenantId, lists);
    const tally = matchTally(from);
    const prefilter = prefilterOf(policies, lists);
    const { signal } = new AbortController();
    for await (const { events } of scanActivity(tx, { ...window, prefilter, signal })) {
      await judge.judge(tx, set, events, tally.add);
    }
    for await (const events of scanLeadIn(tx, { tenantId, from, signal }, { policies, lists })) {
      await judge.judge(tx, set, events, tally.add);
    }
    return tally.finish();
  });
}

/** Findings of a rule. */
export interface Found {
  rule: string;
  /** For each detection its level, lowest first; 0 for policies without a count. */
  levels: number[];
  /** Ids of the events that are evidence of any detection. */
  events: string[];
}

/** Detections of the stream that last beyond a given time. */
export async function streamed(
  database: Database,
  { tenantId, from }: { tenantId: number; from: number },
): Promise<Found[]> {
  return database.tenant(tenantId, (tx) =>
    tx.query<Found & Record<string, unknown>>(
      `SELECT title AS rule, array_agg(level ORDER BY level) AS levels, (
         SELECT array_agg(DISTINCT event_id::text ORDER BY event_id::text) FROM detection_event
         WHERE detection_id = ANY (array_agg(detection.detection_id)) AND occurred_at >= $2) AS events
       FROM detection,
         coalesce((explanation -> 'window' ->> 'level')::double precision, 0) AS level
       WHERE policy_key = $1 AND status <> 'merged' AND last_seen_at >= $2
       GROUP BY title ORDER BY title`,
      [PARITY_KEY, new Date(from)],
    ),
  );
}

/** The same for a back-test's findings. */
export function found({ events, detections, episodes }: Matched, content: PolicyContent): Found[] {
  return content.rules
    .flatMap(({ id: rule }): Found[] => {
      const count = detections.get(rule) ?? 0;
      if (count === 0) return [];
      const levels = episodes.flatMap((one) => (one.rule === rule ? levelOf(one) : []));
      return [
        {
          rule,
          levels:
            levels.length > 0
              ? levels.toSorted((left, right) => left - right)
              : Array.from({ length: count }, () => 0),
          events: [...events].flatMap(([id, { rules }]) => (rules.has(rule) ? id : [])).toSorted(),
        },
      ];
    })
    .toSorted((left, right) => (left.rule < right.rule ? -1 : 1));
}

/** The highest level of an episode; at least the threshold. */
function levelOf({ episode: { levels, peak, threshold } }: MatchedEpisode): number {
  return levels.findLast(({ value }) => peak >= value)?.value ?? threshold;
}
