import type { Transaction } from '@waybill/store';

/** Names of groups by the addresses and logins of their direct members, lower case. */
export type KnownGroups = ReadonlyMap<string, readonly string[]>;

/**
 * Membership of groups. A source names members by address or by its own id; all addresses and logins of
 * that person lead to the group.
 */
export async function readKnownGroups(tx: Transaction, tenantId: number): Promise<KnownGroups> {
  const rows = await tx.named<{ key: string; names: string[] }>(
    'known_groups',
    `WITH member AS (
       SELECT owner.source_id, coalesce(owner.name, owner.facts ->> 'email', owner.entity_id) AS name,
         lower(listed.value) AS member
       FROM entity AS owner, jsonb_array_elements_text(owner.facts -> 'members') AS listed
       WHERE owner.tenant_id = $1 AND owner.kind = 'group' AND NOT owner.is_deleted
     ), belongs AS (
       SELECT record.identity_id, member.name FROM member
       JOIN identity_record AS record ON record.tenant_id = $1 AND record.kind = 'person'
         AND record.source_id = member.source_id AND lower(record.entity_id) = member.member
       UNION
       SELECT record.identity_id, member.name FROM member
       JOIN identity_key AS key ON key.tenant_id = $1 AND key.kind = 'person'
         AND key.reason IN ('email', 'login') AND key.value = member.member
       JOIN identity_record AS record ON record.tenant_id = $1 AND record.record_id = key.record_id
     )
     SELECT key.value AS key, array_agg(DISTINCT belongs.name ORDER BY belongs.name) AS names
     FROM belongs
     JOIN identity_record AS record ON record.tenant_id = $1 AND record.identity_id = belongs.identity_id
     JOIN identity_key AS key ON key.tenant_id = $1 AND key.kind = 'person'
       AND key.reason IN ('email', 'login') AND key.record_id = record.record_id
     GROUP BY key.value`,
    [tenantId],
  );
  return new Map(rows.map(({ key, names }) => [key, names]));
}
