import type { FlowEnd, PlaceRef, Tristate } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { NO_PLACE } from '../ingest/writing/flow-columns.ts';
import { STORED_WORDS } from '../ingest/writing/stored-words.ts';
import type { FlowLevel } from './flow-source.ts';

/** The end that combines all that are not among the first. */
export const OTHER = 'other';
/** The end of events without a place on a side. */
export const NONE = 'none';

/** An end without its figures. */
export type EndFacts = Omit<FlowEnd, 'figures'>;

/** An end's id as returned. */
export function wireId(id: string): string {
  return id === NO_PLACE ? NONE : id;
}

interface EndRow {
  id: string;
  members: number;
  first_seen_at: Date;
  kind: PlaceRef['kind'];
  name: string;
  managed: Tristate;
  outside: Tristate;
  place_id: string;
  group_id: string;
  host: string | null;
  container: string | null;
  account: string | null;
  [column: string]: unknown;
}

/** Facts about ends, by id. Omits ids of unknown places. */
export async function endFacts(
  tx: Transaction,
  tenantId: number,
  ends: { ids: readonly string[]; level: FlowLevel },
): Promise<Map<string, EndFacts>> {
  const column = ends.level === 'group' ? 'group_id' : 'place_id';
  const same = (name: string): string =>
    `CASE WHEN min(${name}) = max(${name}) THEN min(${name}) ELSE 'unknown' END AS ${name}`;
  const rows = await tx.named<EndRow>(
    `flow_ends_${ends.level}`,
    `SELECT ${column} AS id, count(*)::integer AS members, min(first_seen_at) AS first_seen_at, min(kind) AS kind,
       min(name) AS name, ${same('managed')}, ${same('outside')}, min(place_id::text) AS place_id,
       min(group_id::text) AS group_id, min(host) AS host, min(container) AS container, min(account) AS account
     FROM place WHERE tenant_id = $1 AND ${column} = ANY($2::uuid[]) GROUP BY ${column}`,
    [tenantId, [...ends.ids]],
  );
  return new Map(rows.map((row) => [row.id, factsOf(row, ends.level)]));
}

function factsOf(row: EndRow, level: FlowLevel): EndFacts {
  const { name, host, container, account, members } = row;
  const kind = STORED_WORDS.placeKind(row.kind);
  const managed = STORED_WORDS.tristate(row.managed);
  const outside = STORED_WORDS.tristate(row.outside);
  const place: PlaceRef | null =
    members === 1
      ? {
          placeId: row.place_id,
          groupId: row.group_id,
          kind,
          name,
          host,
          container,
          account,
          managed,
          outside,
        }
      : null;
  return {
    id: row.id,
    level,
    label: level === 'group' || !place ? name : placeLabel(place),
    place,
    kind,
    managed,
    outside,
    members,
    firstSeenAt: row.first_seen_at.toISOString(),
  };
}

/** The name, and details that distinguish places of the same name. */
function placeLabel({ name, container, account, host }: PlaceRef): string {
  const part = container ?? account ?? host;
  return part === null || part === name ? name : `${name} · ${part}`;
}

/** An end that is not a place: events without one, or the remainder. */
export function placelessEnd(id: typeof NONE | typeof OTHER, members: number): EndFacts {
  return {
    id,
    level: id,
    label: id,
    place: null,
    kind: null,
    managed: 'unknown',
    outside: 'unknown',
    members,
    firstSeenAt: null,
  };
}
