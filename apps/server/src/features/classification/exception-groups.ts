import { shownSourceName, type ExceptionGroup } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** How many are listed. */
const LISTED = 1000;

interface GroupRow {
  source_id: string;
  entity_id: string;
  name: string | null;
  members: number;
  has_person: boolean;
  [column: string]: unknown;
}

/** Groups known to sources, those of the person first, then by name. */
export async function listExceptionGroups(
  tx: Transaction,
  personKey: string | null,
): Promise<ExceptionGroup[]> {
  const rows = await tx.query<GroupRow>(
    `SELECT source_id, entity_id, name, coalesce(jsonb_array_length(facts->'members'), 0) AS members,
       coalesce(facts->'members' ? $1, false) AS has_person
     FROM entity WHERE kind = 'group' AND NOT is_deleted
     ORDER BY has_person DESC, lower(name), source_id, entity_id LIMIT $2`,
    [personKey, LISTED],
  );
  return rows.map(({ source_id: sourceId, entity_id, name, members, has_person: hasPerson }) => {
    const groupId = `${sourceId} ${entity_id}`;
    return { groupId, name, source: shownSourceName(sourceId), members, hasPerson };
  });
}
