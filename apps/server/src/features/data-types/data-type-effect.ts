import type { DataTypeChange, DataTypeEffect } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { LOOK_BACK_MS } from './data-type-figures.ts';
import { readDataTypeCores, requireDataType } from './data-type-rows.ts';
import { declarationProblems } from './declaration-problems.ts';

/** What a change of a type would touch: what it found lately, and whether it can be made at all. */
export async function readDataTypeEffect(
  tx: Transaction,
  wanted: { dataTypeId: string; change: DataTypeChange; now: number },
): Promise<DataTypeEffect> {
  const { dataTypeId, change, now } = wanted;
  const since = new Date(now - LOOK_BACK_MS);
  const core = await requireDataType(tx, dataTypeId);
  const [contents] = await tx.query<{ contents: number }>(
    `SELECT count(*)::integer AS contents FROM object_version
       JOIN classification USING (tenant_id, version_id)
       JOIN classification_type USING (tenant_id, classification_id)
     WHERE first_seen_at >= $2 AND data_type_id = $1 AND is_current AND count > 0`,
    [dataTypeId, since],
  );
  const [detections] = await tx.query<{ detections: number }>(
    `SELECT count(*)::integer AS detections FROM detection
     WHERE status NOT IN ('closed', 'merged') AND last_seen_at >= $2
       AND lead_event->'data'->'types' @> to_jsonb($1::text)`,
    [dataTypeId, since],
  );
  const { declaration } = change;
  const problems = declaration
    ? declarationProblems({ ...core, id: dataTypeId, declaration }, await readDataTypeCores(tx))
    : [];
  return {
    since: since.toISOString(),
    contents: contents?.contents ?? 0,
    detections: detections?.detections ?? 0,
    checked: 0,
    kept: 0,
    gained: 0,
    lost: 0,
    problems,
  };
}
