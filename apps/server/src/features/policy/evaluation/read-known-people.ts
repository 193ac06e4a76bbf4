import type { ActivityEvent, PersonStatus, Tristate } from '@waybill/contract';
import type { KnownPerson } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** People by the addresses and logins that events name them by, lower case. @published */
export type KnownPeople = ReadonlyMap<string, KnownPerson>;

interface PersonRow {
  key: string;
  department: string | null;
  title: string | null;
  manager: string | null;
  status: PersonStatus;
  left_at: number | null;
  time_zone: string | null;
  hired_at: number | null;
  employment_type: string | null;
  external: Tristate;
  privileged: Tristate;
  [column: string]: unknown;
}

/**
 * All people known to HR and directories. Of several records of one person the last seen value of each
 * fact counts; the last day is the latest, the first day the earliest, and an administrator of one
 * source is an administrator.
 *
 * @published
 */
export async function readKnownPeople(tx: Transaction, tenantId: number): Promise<KnownPeople> {
  const rows = await tx.named<PersonRow>(
    'known_people',
    `SELECT key.value AS key, identity.facts ->> 'department' AS department,
       identity.facts ->> 'title' AS title, identity.facts ->> 'manager' AS manager,
       identity.facts ->> 'timeZone' AS time_zone,
       coalesce(identity.facts ->> 'status', 'unknown') AS status, left_at, hired_at, employment_type,
       coalesce(identity.facts ->> 'external', 'unknown') AS external,
       coalesce(privileged, 'unknown') AS privileged
     FROM identity_key AS key
     JOIN identity_record AS record USING (tenant_id, record_id)
     JOIN identity ON identity.tenant_id = key.tenant_id AND identity.identity_id = record.identity_id
     LEFT JOIN (
       SELECT own.identity_id, max((entity.facts ->> 'leftAt')::double precision) AS left_at,
         min((entity.facts ->> 'hiredAt')::double precision) AS hired_at,
         (array_agg(entity.facts ->> 'employmentType' ORDER BY entity.seen_at DESC)
           FILTER (WHERE entity.facts ->> 'employmentType' IS NOT NULL))[1] AS employment_type,
         coalesce(max(entity.facts ->> 'privileged') FILTER (WHERE entity.facts ->> 'privileged' = 'yes'),
           max(entity.facts ->> 'privileged') FILTER (WHERE entity.facts ->> 'privileged' = 'no'))
           AS privileged
       FROM identity_record AS own JOIN entity USING (tenant_id, source_id, kind, entity_id)
       WHERE own.tenant_id = $1 AND own.kind = 'person' GROUP BY own.identity_id
     ) AS departure ON departure.identity_id = identity.identity_id
     WHERE key.tenant_id = $1 AND key.kind = 'person' AND key.reason IN ('email', 'login')
       AND NOT identity.is_deleted
     ORDER BY identity.seen_at`,
    [tenantId],
  );
  return new Map(
    rows.map(({ key, ...row }) => {
      const { department, title, manager, status, external, privileged } = row;
      const { left_at: leavesAt, hired_at: hiredAt, employment_type: employmentType } = row;
      const known = { hiredAt, employmentType, external, privileged, timeZone: row.time_zone };
      return [key, { department, title, manager, status, leavesAt, ...known }];
    }),
  );
}

/** The person of an event; null if unknown. @published */
export function personOf(people: KnownPeople, { actorKey }: ActivityEvent): KnownPerson | null {
  return actorKey === null ? null : (people.get(actorKey.toLowerCase()) ?? null);
}
