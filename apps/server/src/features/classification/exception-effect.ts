import type { ExceptionEffect, ExceptionScope } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { requireType, subjectOf } from './exception-rows.ts';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../detection/detections-read-model.ts';

/** Whether a content is meant by the scope, whose subject is $2. */
const MEANT: Record<ExceptionScope['kind'], string> = {
  value: `findings @> jsonb_build_array(jsonb_build_object('valueId', $2::text))`,
  object: 'object_key = $2',
  source: 'source = $2',
  person: 'person_key = $2',
  group: `person_key IN (
    SELECT jsonb_array_elements_text(facts->'members') FROM entity
    WHERE entity.kind = 'group' AND source_id || ' ' || entity_id = $2)`,
};

/** Listed open detections. */
const LISTED = 20;

/**
 * What an exception would remove from past findings. A value is searched for among the stored findings.
 * Throws `resource.not_found` for an unknown type.
 */
export async function readExceptionEffect(
  tx: Transaction,
  { dataTypeId, scope }: { dataTypeId: string; scope: ExceptionScope },
): Promise<ExceptionEffect> {
  await requireType(tx, dataTypeId);
  const meant = `meant AS (
    SELECT version_id, count FROM object_version JOIN classification USING (tenant_id, version_id)
      JOIN classification_type USING (tenant_id, classification_id)
    WHERE is_current AND data_type_id = $1 AND count > 0 AND ${MEANT[scope.kind]})`;
  const detected = `detected AS (
    SELECT DISTINCT detection_id, status, last_seen_at FROM meant
      JOIN event_content USING (version_id)
      JOIN detection_event USING (tenant_id, event_id) JOIN detection USING (tenant_id, detection_id)
    WHERE status <> 'merged')`;
  const values = [dataTypeId, subjectOf(scope)];
  const [counts] = await tx.query<{
    classifications: number;
    findings: number;
    open: number;
    closed: number;
  }>(
    `WITH ${meant}, ${detected}
     SELECT (SELECT count(*)::integer FROM meant) AS classifications,
       (SELECT coalesce(sum(count), 0)::integer FROM meant) AS findings,
       (SELECT count(*)::integer FROM detected WHERE status <> 'closed') AS open,
       (SELECT count(*)::integer FROM detected WHERE status = 'closed') AS closed`,
    values,
  );
  const detections = await tx.query<
    TitleRow & { detection_id: string; number: string; [column: string]: unknown }
  >(
    `WITH ${meant}, ${detected}
     SELECT d.detection_id, d.number, ${TITLE_COLUMNS}
     FROM detected JOIN detection d USING (detection_id) WHERE detected.status <> 'closed'
     ORDER BY d.last_seen_at DESC, d.detection_id LIMIT ${LISTED}`,
    values,
  );
  return {
    classifications: counts?.classifications ?? 0,
    findings: counts?.findings ?? 0,
    openDetections: counts?.open ?? 0,
    closedDetections: counts?.closed ?? 0,
    detections: detections.map((row) => ({
      detectionId: row.detection_id,
      number: Number(row.number),
      title: detectionTitle(row),
    })),
  };
}
