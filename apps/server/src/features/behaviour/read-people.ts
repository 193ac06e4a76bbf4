import type { PersonFacts } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

interface PersonRow {
  person_key: string;
  department: string | null;
  title: string | null;
  time_zone: string | null;
  left_at: number | null;
  [column: string]: unknown;
}

/**
 * Directory and HR facts about people, by the addresses and logins in events. Of several records the
 * one seen last is used.
 */
export async function readPeople(
  tx: Transaction,
  tenantId: number,
  people: readonly string[],
): Promise<Map<string, PersonFacts>> {
  const rows = await tx.named<PersonRow>(
    'behaviour_people',
    `SELECT DISTINCT ON (wanted.person_key) wanted.person_key,
       identity.facts ->> 'department' AS department, identity.facts ->> 'title' AS title,
       identity.facts ->> 'timeZone' AS time_zone,
       (SELECT max((entity.facts ->> 'leftAt')::double precision) FROM identity_record AS own
        JOIN entity ON entity.tenant_id = $1 AND entity.kind = 'person'
          AND entity.source_id = own.source_id AND entity.entity_id = own.entity_id
        WHERE own.tenant_id = $1 AND own.identity_id = identity.identity_id) AS left_at
     FROM unnest($2::text[]) AS wanted (person_key)
     JOIN identity_key AS key ON key.tenant_id = $1 AND key.kind = 'person'
       AND key.reason IN ('email', 'login') AND key.value = wanted.person_key
     JOIN identity_record AS record ON record.tenant_id = $1 AND record.record_id = key.record_id
     JOIN identity ON identity.tenant_id = $1 AND identity.identity_id = record.identity_id
     ORDER BY wanted.person_key, identity.seen_at DESC`,
    [tenantId, people.map((person) => person.toLowerCase())],
  );
  const byKey = new Map(rows.map((row) => [row.person_key, row]));
  return new Map(
    people.flatMap((person) => {
      const row = byKey.get(person.toLowerCase());
      if (row === undefined) return [];
      const { department, title, left_at: leavesAt, time_zone: timeZone } = row;
      return [[person, { department, title, leavesAt, timeZone }] as const];
    }),
  );
}
