import type { Policy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** Modes that prompt or block a person. */
const ASKING: readonly Policy['mode'][] = ['warn', 'block'];

interface DayMatches {
  policy: Policy;
  day: string;
  matches: number;
}

/**
 * Adds to the matches of policies, including simulated ones, and to the number of prompts. In the
 * transaction that writes the events; the caller holds the tenant's lock, and keys are sorted.
 *
 * @published
 */
export async function countMatches(
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
): Promise<void> {
  const matches = new Map<string, DayMatches>();
  const prompts = new Map<string, DayMatches & { person: string }>();
  for (const { event, met, knownTo } of fresh) {
    for (const { policy } of met) {
      if (knownTo?.has(policy.key) === true) continue;
      const day = new Date(event.occurredAt).toISOString().slice(0, 10);
      const { mode = 'alert', rule = '' } = policy;
      const key = [policy.key, rule, day, policy.version, mode].join('\0');
      addOne(matches, key, { policy, day, matches: 0 });
      if (!ASKING.includes(mode) || event.actorKey === null) continue;
      const person = event.actorKey;
      addOne(prompts, [policy.key, rule, day, person].join('\0'), {
        policy,
        day,
        matches: 0,
        person,
      });
    }
  }
  if (matches.size > 0) await addMatches(tx, tenantId, inOrder(matches));
  if (prompts.size > 0) await addPrompts(tx, tenantId, inOrder(prompts));
}

function addOne<T extends DayMatches>(counts: Map<string, T>, key: string, fresh: T): void {
  const count = counts.get(key) ?? fresh;
  count.matches += 1;
  counts.set(key, count);
}

function inOrder<T>(counts: ReadonlyMap<string, T>): T[] {
  return [...counts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

async function addMatches(
  tx: Transaction,
  tenantId: number,
  rows: readonly DayMatches[],
): Promise<void> {
  await tx.named(
    'policy_match_add',
    `INSERT INTO policy_match_day AS known (tenant_id, policy_key, rule_id, day, version, mode, matches)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::date[], $5::integer[], $6::text[], $7::bigint[])
     ON CONFLICT (tenant_id, policy_key, rule_id, day, version, mode)
       DO UPDATE SET matches = known.matches + excluded.matches`,
    [
      tenantId,
      rows.map(({ policy }) => policy.key),
      rows.map(({ policy }) => policy.rule ?? ''),
      rows.map(({ day }) => day),
      rows.map(({ policy }) => policy.version),
      rows.map(({ policy }) => policy.mode ?? 'alert'),
      rows.map(({ matches }) => matches),
    ],
  );
}

async function addPrompts(
  tx: Transaction,
  tenantId: number,
  rows: readonly (DayMatches & { person: string })[],
): Promise<void> {
  await tx.named(
    'policy_prompt_add',
    `INSERT INTO policy_prompt_day AS known (tenant_id, policy_key, rule_id, day, person_key, prompts)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::date[], $5::text[], $6::bigint[])
     ON CONFLICT (tenant_id, policy_key, rule_id, day, person_key)
       DO UPDATE SET prompts = known.prompts + excluded.prompts`,
    [
      tenantId,
      rows.map(({ policy }) => policy.key),
      rows.map(({ policy }) => policy.rule ?? ''),
      rows.map(({ day }) => day),
      rows.map(({ person }) => person),
      rows.map(({ matches }) => matches),
    ],
  );
}
