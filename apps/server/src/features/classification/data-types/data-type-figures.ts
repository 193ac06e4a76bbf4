import type { DataType } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

type Figures = Pick<DataType, 'found' | 'precision'>;

const DAY_MS = 86_400_000;
/** Look-back of the counts. */
export const LOOK_BACK_MS = 30 * DAY_MS;

const NOTHING_FOUND: DataType['found'] = { contents: 0, count: 0, lastAt: null };

/** Recent findings of types, and how often people agreed; by id, for types with findings. */
export async function readFigures(
  tx: Transaction,
  now: number,
): Promise<(dataTypeId: string) => Figures> {
  const found = await readFound(tx, now);
  const judged = await readJudged(tx);
  return (dataTypeId) => ({
    found: found.get(dataTypeId) ?? NOTHING_FOUND,
    precision: precisionOf(judged.get(dataTypeId)),
  });
}

async function readFound(tx: Transaction, now: number): Promise<Map<string, DataType['found']>> {
  const rows = await tx.query<{
    data_type_id: string;
    contents: number;
    count: number;
    last_at: Date;
  }>(
    `SELECT data_type_id, count(*)::integer AS contents, sum(count)::float8 AS count,
       max(first_seen_at) AS last_at
     FROM object_version
       JOIN classification USING (tenant_id, version_id)
       JOIN classification_type USING (tenant_id, classification_id)
     WHERE first_seen_at >= $1 AND is_current AND count > 0 GROUP BY data_type_id`,
    [new Date(now - LOOK_BACK_MS)],
  );
  return new Map(
    rows.map((row) => [
      row.data_type_id,
      { contents: row.contents, count: row.count, lastAt: row.last_at.toISOString() },
    ]),
  );
}

interface Judged {
  confirmed: number;
  wrong: number;
}

/**
 * Detections that were closed with the type in their first event, and those that led to an exception.
 */
async function readJudged(tx: Transaction): Promise<Map<string, Judged>> {
  const rows = await tx.query<Judged & { data_type_id: string }>(
    `WITH wrong AS (
       SELECT DISTINCT data_type_id, detection_id FROM data_type_exception
       WHERE detection_id IS NOT NULL AND revoked_at IS NULL
     ), told AS (
       SELECT told.data_type_id, detection_id FROM detection,
         jsonb_array_elements_text(lead_event->'data'->'types') AS told (data_type_id)
       WHERE status = 'closed'
     )
     SELECT data_type_id,
       count(*) FILTER (WHERE wrong.detection_id IS NOT NULL)::integer AS wrong,
       count(*) FILTER (WHERE wrong.detection_id IS NULL)::integer AS confirmed
     FROM told FULL JOIN wrong USING (data_type_id, detection_id) GROUP BY data_type_id`,
  );
  return new Map(rows.map((row) => [row.data_type_id, row]));
}

function precisionOf(judged: Judged | undefined): DataType['precision'] {
  const { confirmed, wrong } = judged ?? { confirmed: 0, wrong: 0 };
  const all = confirmed + wrong;
  return { confirmed, wrong, value: all === 0 ? null : confirmed / all };
}
