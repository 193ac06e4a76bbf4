import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Actor facts of an event. */
type ActingEvent = Pick<ActivityEvent, 'actorKey' | 'actor' | 'isSample'>;

/**
 * Stores the actors of new events, in the transaction that writes them. Most batches have no new actors
 * and write nothing. The tenant's lock is held.
 *
 * @published
 */
export async function addActors(
  tx: Transaction,
  tenantId: number,
  events: readonly ActingEvent[],
): Promise<void> {
  const told = new Map<
    string,
    { key: string; isPerson: boolean; name: string; isSample: boolean }
  >();
  for (const { actorKey: key, actor, isSample } of events) {
    if (key === null) continue;
    const one = { key, isPerson: actor.kind === 'person', name: actor.name ?? '', isSample };
    told.set(JSON.stringify(one), one);
  }
  if (told.size === 0) return;
  const rows = [...told.values()];
  await tx.named('actor_add', ADD, [
    tenantId,
    rows.map(({ key }) => key),
    rows.map(({ isPerson }) => isPerson),
    rows.map(({ name }) => name),
    rows.map(({ isSample }) => isSample),
  ]);
}

/** Rows are compared first: a conflict without changes would still lock, and so write, the row. */
const ADD = `
INSERT INTO actor AS known (tenant_id, actor_key, is_person, name, is_sample)
SELECT $1, fresh.key, fresh.is_person, fresh.name, fresh.is_sample
FROM (
  SELECT key, bool_or(is_person) AS is_person, bool_and(is_sample) AS is_sample,
    (array_agg(told_name(name, key) ORDER BY position(' ' IN name) > 0 DESC, length(name) DESC, name COLLATE "C")
      FILTER (WHERE told_name(name, key) IS NOT NULL))[1] AS name
  FROM unnest($2::text[], $3::boolean[], $4::text[], $5::boolean[]) AS row (key, is_person, name, is_sample)
  GROUP BY key
) AS fresh
LEFT JOIN actor held ON held.tenant_id = $1 AND held.actor_key = fresh.key
WHERE held.actor_key IS NULL OR (fresh.is_person AND NOT held.is_person) OR (held.is_sample AND NOT fresh.is_sample)
  OR held.name IS DISTINCT FROM fuller_name(held.name, fresh.name)
ORDER BY fresh.key
ON CONFLICT (tenant_id, actor_key) DO UPDATE SET is_person = known.is_person OR excluded.is_person,
  name = fuller_name(known.name, excluded.name), is_sample = known.is_sample AND excluded.is_sample`;
