import type { PeopleCount } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/**
 * A person counts once, however many accounts they use: a person listed by a directory, HR system or
 * app, or one named by events and unknown to these. Services, systems and anonymous visitors are not
 * people.
 *
 * As SQL: `acting` has every actor of the tenant `$1` with the identity of its key.
 */
const ACTING = `
acting AS (
  SELECT DISTINCT ON (a.actor_key) a.actor_key, a.is_person, r.identity_id
  FROM actor a
  LEFT JOIN identity_key k ON k.tenant_id = $1 AND k.kind = 'person' AND k.reason IN ('email', 'login')
    AND k.value = lower(a.actor_key)
  LEFT JOIN identity_record r ON r.tenant_id = $1 AND r.record_id = k.record_id
  WHERE a.tenant_id = $1 ORDER BY a.actor_key, k.reason, r.identity_id
)`;

/** People of the tenant. Someone dropped by every source counts by their events, if any. */
export async function countPeople(tx: Transaction, tenantId: number): Promise<PeopleCount> {
  const [row] = await tx.named<{ listed: number; unlisted: number }>(
    'people_count',
    `WITH ${ACTING}
     SELECT (SELECT count(*)::integer FROM identity
             WHERE tenant_id = $1 AND kind = 'person' AND NOT is_deleted) AS listed,
       (SELECT count(DISTINCT coalesce(acting.identity_id::text, actor_key))::integer FROM acting
        LEFT JOIN identity i ON i.tenant_id = $1 AND i.identity_id = acting.identity_id
        WHERE (is_person OR i.identity_id IS NOT NULL) AND coalesce(i.is_deleted, true)) AS unlisted`,
    [tenantId],
  );
  const { listed = 0, unlisted = 0 } = row ?? {};
  return { total: listed + unlisted, listed, unlisted };
}

const digest = (key: string): string => `left(md5(${key}), 16)`;

/**
 * Replacements of actor key digests, in hexadecimal: the digest that represents a person with several
 * accounts, or null for services and systems.
 */
export async function peopleAliases(
  tx: Transaction,
  tenantId: number,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx.named<{ digest: string; counted: string | null }>(
    'people_aliases',
    `WITH ${ACTING}
     SELECT ${digest('actor_key')} AS digest,
       CASE WHEN is_person OR identity_id IS NOT NULL THEN ${digest('first_key')} END AS counted
     FROM (SELECT *, min(actor_key) OVER (PARTITION BY coalesce(identity_id::text, actor_key)) AS first_key
           FROM acting) AS person
     WHERE first_key <> actor_key OR NOT (is_person OR identity_id IS NOT NULL)`,
    [tenantId],
  );
  return new Map(rows.map((row) => [row.digest, row.counted]));
}

/** Keys and display names of actors by the digests of their keys, in hexadecimal. */
export async function peopleOfDigests(
  tx: Transaction,
  tenantId: number,
  digests: readonly string[],
): Promise<ReadonlyMap<string, { key: string; name: string }>> {
  if (digests.length === 0) return new Map();
  const rows = await tx.named<{ digest: string; key: string; name: string }>(
    'people_of_digests',
    `SELECT ${digest('actor_key')} AS digest, actor_key AS key,
       coalesce(person_name(tenant_id, actor_key), actor_key) AS name
     FROM actor WHERE tenant_id = $1 AND ${digest('actor_key')} = ANY($2::text[])`,
    [tenantId, digests],
  );
  return new Map(rows.map((row) => [row.digest, { key: row.key, name: row.name }]));
}

/** The keys with all others of the same people. */
export async function keysOfPeople(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx.named<{ key: string }>(
    'people_keys',
    `WITH asked AS (SELECT unnest($2::text[]) AS key),
     known AS (
       SELECT r.identity_id FROM asked
       JOIN identity_key k ON k.tenant_id = $1 AND k.kind = 'person' AND k.reason IN ('email', 'login')
         AND k.value = lower(asked.key)
       JOIN identity_record r ON r.tenant_id = $1 AND r.record_id = k.record_id)
     SELECT key FROM asked
     UNION
     SELECT a.actor_key FROM known
     JOIN identity_record r ON r.tenant_id = $1 AND r.identity_id = known.identity_id
     JOIN identity_key k ON k.tenant_id = $1 AND k.record_id = r.record_id AND k.reason IN ('email', 'login')
     JOIN actor a ON a.tenant_id = $1 AND lower(a.actor_key) = k.value`,
    [tenantId, keys],
  );
  return rows.map(({ key }) => key);
}
