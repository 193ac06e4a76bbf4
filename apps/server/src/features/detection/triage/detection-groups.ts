import {
  OPEN_STATUSES,
  SEVERITIES,
  type DetectionFilter,
  type DetectionGroup,
  type Grouping,
} from '@waybill/contract';
import { BUILTIN_POLICIES, CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { personNameSql } from '../../inventory/inventory-read-model.ts';
import { filterSql } from '../detections-read-model.ts';

/** Listed groups; further ones are counted. */
const MOST_GROUPS = 500;

interface Source {
  value: string;
  /** Name of the newest detection in the group, where it differs from the value. */
  label: string;
  join?: string;
}

const SOURCES: Readonly<Record<Grouping, Source>> = {
  person: { value: 'd.person_key', label: personNameSql('d', 'person_key') },
  policy: { value: 'd.policy_key', label: `d.explanation -> 'policy' ->> 'name'` },
  destination: { value: 'd.destination_name', label: 'NULL::text' },
  object: { value: 'd.object_key', label: 'd.object_name' },
  dataType: {
    value: 't.data_type_id',
    label: 'NULL::text',
    join: `LEFT JOIN detection_data_type t ON t.tenant_id = d.tenant_id AND t.detection_id = d.detection_id`,
  },
};

const BUILT_IN_NAMES = new Map([
  ...CLASSIFIERS.map(({ id, name }): [string, string] => [id, name]),
  ...BUILTIN_POLICIES.map(({ key, name }): [string, string] => [key, name]),
]);

interface GroupRow {
  value: string | null;
  count: number;
  open: number;
  severity_rank: number;
  last_seen_at: Date;
  newest_id: string;
  group_count: number;
  listed_before: number;
  [column: string]: unknown;
}

export interface GroupsRead {
  total: number;
  groups: DetectionGroup[];
  otherGroups: number;
  otherCount: number;
}

/**
 * The filtered detections in groups, largest first. Uses the same filter and rows as the summary: the
 * counts add up to its total, except for data types, of which a detection may have several.
 */
export async function detectionGroups(
  tx: Transaction,
  {
    tenantId,
    filter,
    by,
    now,
  }: { tenantId: number; filter: DetectionFilter; by: Grouping; now: number },
): Promise<GroupsRead> {
  const { value, join = '' } = SOURCES[by];
  const { where, values, place } = filterSql(filter, now);
  const rows = await tx.query<GroupRow>(
    `SELECT ${value} AS value, count(*)::integer AS count,
       count(*) FILTER (WHERE d.status = ANY(${place(OPEN_STATUSES)}))::integer AS open,
       max(d.severity_rank) AS severity_rank, max(d.last_seen_at) AS last_seen_at,
       (array_agg(d.detection_id ORDER BY d.last_seen_at DESC))[1] AS newest_id,
       count(*) OVER ()::integer AS group_count
     FROM detection d ${join} WHERE d.tenant_id = ${place(tenantId)} AND ${where}
     GROUP BY 1 ORDER BY 2 DESC, 5 DESC, 1`,
    values,
  );
  const listed = rows.slice(0, MOST_GROUPS);
  const labels = await labelsOf(tx, tenantId, { by, rows: listed });
  const total = await totalOf(tx, filter, now);
  return {
    total,
    groups: listed.map((row) => ({
      value: row.value,
      label: row.value === null ? null : (labels.get(row.value) ?? null),
      count: row.count,
      open: row.open,
      severity: SEVERITIES[row.severity_rank] ?? 'LOW',
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
    otherGroups: rows.length - listed.length,
    otherCount: rows.slice(MOST_GROUPS).reduce((sum, { count }) => sum + count, 0),
  };
}

/** Detections under the filter, without duplicates. */
async function totalOf(tx: Transaction, filter: DetectionFilter, now: number): Promise<number> {
  const { where, values } = filterSql(filter, now);
  const [row] = await tx.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM detection d WHERE ${where}`,
    values,
  );
  return row?.total ?? 0;
}

/** Display names: from the newest detection of each group, else the built-in ones. */
async function labelsOf(
  tx: Transaction,
  tenantId: number,
  { by, rows }: { by: Grouping; rows: readonly GroupRow[] },
): Promise<Map<string, string>> {
  if (by === 'destination') return new Map();
  if (by === 'dataType') {
    const own = await tx.query<{ id: string; name: string }>(
      'SELECT data_type_id AS id, name FROM data_type WHERE tenant_id = $1',
      [tenantId],
    );
    return new Map([...BUILT_IN_NAMES, ...own.map(({ id, name }): [string, string] => [id, name])]);
  }
  const { value, label } = SOURCES[by];
  const named = await tx.query<{ value: string; label: string | null }>(
    `SELECT ${value} AS value, ${label} AS label FROM detection d
     WHERE d.tenant_id = $1 AND d.detection_id = ANY($2)`,
    [tenantId, rows.map((row) => row.newest_id)],
  );
  return new Map(
    named.flatMap((row): [string, string][] => {
      const shown = row.label ?? BUILT_IN_NAMES.get(row.value);
      return row.value === null || shown === undefined ? [] : [[row.value, shown]];
    }),
  );
}
