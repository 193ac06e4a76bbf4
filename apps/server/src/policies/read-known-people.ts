import type { ActivityEvent, PersonStatus } from '@waybill/contract';
import type { KnownPerson } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** People by the addresses and logins that events name them by, lower case. */
export type KnownPeople = ReadonlyMap<string, KnownPerson>;

interface PersonRow {
  key: string;
  department: string | null;
  title: string | null;
  manager: string | null;
  status: PersonStatus;
  left_at: number | null;
  time_zone: string | null;
  [column: string]: unknown;
}

/**
 * Everybody whom HR and directories know. Of several records of one person each fact is the one that was
 * seen last; the last day is the latest.
 */
export async function readKnownPeople(tx: Transaction, tenantId: number): Promise<KnownPeople> {
  const rows = await tx.named<PersonRow>(
    'known_people',
    `SELECT key.value AS key, identity.facts ->> 'department' AS department,
       identity.facts ->> 'title' AS title, identity.facts ->> 'manager' AS manager,
       identity.facts ->> 'timeZone' AS time_zone,
       coalesce(identity.facts ->> 'status', 'unknown') AS status, left_at
     FROM identity_key AS key
     JOIN identity_record AS record USING (tenant_id, record_id)
     JOIN identity ON identity.tenant_id = key.tenant_id AND identity.identity_id = record.identity_id
     LEFT JOIN (
       SELECT own.identity_id, max((entity.facts ->> 'leftAt')::double precision) AS left_at
       FROM identity_record AS own JOIN entity USING (tenant_id, source_id, kind, entity_id)
       WHERE own.tenant_id = $1 AND own.kind = 'person' GROUP BY own.identity_id
     ) AS departure ON departure.identity_id = identity.identity_id
     WHERE key.tenant_id = $1 AND key.kind = 'person' AND key.reason IN ('email', 'login')
       AND NOT identity.is_deleted
     ORDER BY identity.seen_at`,
    [tenantId],
  );
  return new Map(
    rows.map(({ key, left_at: leavesAt, time_zone: timeZone, ...facts }) => {
      const { department, title, manager, status } = facts;
      return [key, { department, title, manager, status, leavesAt, timeZone }];
    }),
  );
}

/** The person behind an event; null where nobody knows them. */
export function personOf(people: KnownPeople, { actorKey }: ActivityEvent): KnownPerson | null {
  return actorKey === null ? null : (people.get(actorKey.toLowerCase()) ?? null);
}
