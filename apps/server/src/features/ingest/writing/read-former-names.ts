import type { ActivityEvent, DataObject, LineageFacts } from '@waybill/contract';
import type { PastReader } from '../../detection/judging/judge-by-past.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Maximum inspected renamings of one person within a day, latest first. */
const MOST_RENAMINGS = 200;

interface RenamingRow {
  event_id: string;
  actor_key: string;
  occurred_at: Date;
  object_name: string | null;
  object_path: string | null;
  lineage: LineageFacts | null;
}

interface Renaming {
  at: number;
  from: string;
  to: string;
}

/** Names of a file within the day before it was moved, from the same person's renamings. */
export const readFormerNames: PastReader = async (tx, tenantId, events) => {
  const named = events.filter(({ actorKey, object }) => actorKey !== null && fileName(object));
  if (named.length === 0) return {};
  const windows = new Map(
    named.map(({ actorKey, occurredAt }) => {
      const until = Math.ceil(occurredAt / HOUR_MS) * HOUR_MS;
      return [`${actorKey}\0${until}`, { actorKey, until }];
    }),
  );
  const asked = [...windows.values()];
  const rows = await tx.named<RenamingRow>(
    'former_names',
    `SELECT renamed.* FROM unnest($2::text[], $3::timestamptz[]) AS asked (actor_key, until)
     CROSS JOIN LATERAL (
       SELECT event_id, actor_key, occurred_at, object_name, object_path, facts -> 'lineage' AS lineage
       FROM activity
       WHERE tenant_id = $1 AND actor_key = asked.actor_key AND action = 'Rename'
         AND occurred_at BETWEEN asked.until - interval '25 hours' AND asked.until
       ORDER BY occurred_at DESC LIMIT $4
     ) AS renamed`,
    [
      tenantId,
      asked.map(({ actorKey }) => actorKey),
      asked.map(({ until }) => new Date(until)),
      MOST_RENAMINGS,
    ],
  );
  const renamings = renamingsByPerson(rows);
  return {
    formerNames: (event) => chainOf(event, renamings.get(event.actorKey ?? '') ?? []),
  };
};

/** Each renaming once, the latest first. */
function renamingsByPerson(rows: readonly RenamingRow[]): Map<string, Renaming[]> {
  const unique = new Map(rows.map((row) => [row.event_id, row]));
  const latest = [...unique.values()].toSorted(
    (left, right) => right.occurred_at.getTime() - left.occurred_at.getTime(),
  );
  const found = new Map<string, Renaming[]>();
  for (const { actor_key: person, occurred_at: at, lineage, object_name, object_path } of latest) {
    const renaming = renamingOf({ lineage, object: { name: object_name, path: object_path } });
    if (renaming === null) continue;
    found.set(person, [...(found.get(person) ?? []), { at: at.getTime(), ...renaming }]);
  }
  return found;
}

/** The names before and after a renaming; null if one is missing. */
export function renamingOf({
  lineage,
  object,
}: {
  lineage: LineageFacts | null;
  object: Pick<DataObject, 'name' | 'path'>;
}): { from: string; to: string } | null {
  const from = lineage?.source && fileName(lineage.source);
  const to = (lineage?.target && fileName(lineage.target)) ?? fileName(object);
  return from && to ? { from, to } : null;
}

/** Follows a name back through the renamings that led to it. */
function chainOf(event: ActivityEvent, renamings: readonly Renaming[]): string[] {
  const names: string[] = [];
  let name = fileName(event.object);
  for (const { at, from, to } of renamings) {
    const isBefore = at <= event.occurredAt && at >= event.occurredAt - DAY_MS;
    if (!isBefore || to !== name) continue;
    names.push(from);
    name = from;
  }
  return names;
}

function fileName({ name, path }: Pick<DataObject, 'name' | 'path'>): string | null {
  const last = path?.split(/[/\\]/u).at(-1);
  return name ?? (last === undefined || last === '' ? null : last);
}
