import type { DetectionFilter, SearchKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { filterSql } from '../detection/detections-read-model.ts';

type CountedKind = Extract<SearchKind, 'person' | 'object' | 'place' | 'policy'>;

/** The detection list's own filter for hits of a kind, and the column that tells them apart. */
const COUNTED: Readonly<
  Record<CountedKind, { column: string; filter: (keys: string[]) => DetectionFilter }>
> = {
  person: { column: 'd.person_key', filter: (person) => ({ person }) },
  object: { column: 'd.object_key', filter: (object) => ({ object }) },
  place: { column: 'd.destination_name', filter: (destination) => ({ destination }) },
  policy: { column: 'd.policy_key', filter: (policy) => ({ policy }) },
};

/** Listed detections per hit of one kind, by key. */
export async function countDetections(
  tx: Transaction,
  kind: CountedKind,
  keys: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { column, filter } = COUNTED[kind];
  const { where, values } = filterSql(filter([...keys]), now);
  const rows = await tx.query<{ key: string; count: number }>(
    `SELECT ${column} AS key, count(*)::integer AS count FROM detection d
     WHERE ${where} GROUP BY 1`,
    values,
  );
  return new Map(rows.map((row) => [row.key, row.count]));
}
