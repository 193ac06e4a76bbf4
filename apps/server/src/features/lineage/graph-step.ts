import type { Transaction } from '@waybill/store';

/** Steps of the graph that a search may take. */
export interface StepFilter {
  tenantId: number;
  minConfidence: number;
  /** When the last step of a path happened: the first included, the second not. */
  from: Date;
  to: Date;
}

export interface Step {
  src: string;
  dst: string;
  /** The step's target version belongs to the end identified by its places. */
  is_end: boolean;
  [column: string]: unknown;
}

/** Steps out of versions, or into them; at most `most`. */
export interface StepRequest {
  versionIds: readonly string[];
  most: number;
  /** Places of the end that the search goes towards, if it is not a list of versions; else null. */
  endPlaceIds: readonly string[] | null;
}

/** Steps out of versions. */
export function stepsDown(
  tx: Transaction,
  filter: StepFilter,
  request: StepRequest,
): Promise<Step[]> {
  const { tenantId, minConfidence } = filter;
  const { versionIds, most, endPlaceIds } = request;
  if (endPlaceIds === null) {
    // The index alone answers it.
    return tx.named<Step>(
      'lineage_steps_down',
      `SELECT src, dst, false AS is_end FROM lineage_edge
       WHERE tenant_id = $1 AND src = ANY ($2::uuid[]) AND confidence >= $3::real LIMIT $4`,
      [tenantId, versionIds, minConfidence, most],
    );
  }
  // A version in the range at the end's places ends a path, if the step itself is in the range.
  return tx.named<Step>(
    'lineage_steps_down_to_place',
    `SELECT edge.src, edge.dst, end_at.is_end FROM lineage_edge AS edge
     JOIN lineage_version AS v ON v.tenant_id = edge.tenant_id AND v.version_id = edge.dst
     CROSS JOIN LATERAL (SELECT v.place_id IS NOT NULL AND v.place_id = ANY ($5::uuid[])
       AND v.at >= $6 AND v.at < $7 AS is_end) AS end_at
     WHERE edge.tenant_id = $1 AND edge.src = ANY ($2::uuid[]) AND edge.confidence >= $3::real
       AND (NOT end_at.is_end OR (edge.at >= $6 AND edge.at < $7)) LIMIT $4`,
    [tenantId, versionIds, minConfidence, most, endPlaceIds, filter.from, filter.to],
  );
}

/** Steps into versions. */
export function stepsUp(
  tx: Transaction,
  filter: StepFilter,
  request: StepRequest,
): Promise<Step[]> {
  const { tenantId, minConfidence } = filter;
  const { versionIds, most, endPlaceIds } = request;
  if (endPlaceIds !== null) {
    return tx.named<Step>(
      'lineage_steps_up_to_place',
      `SELECT edge.src, edge.dst, v.place_id IS NOT NULL AND v.place_id = ANY ($5::uuid[]) AND v.at < $6 AS is_end
       FROM lineage_edge AS edge
       JOIN lineage_version AS v ON v.tenant_id = edge.tenant_id AND v.version_id = edge.src
       WHERE edge.tenant_id = $1 AND edge.dst = ANY ($2::uuid[]) AND edge.confidence >= $3::real LIMIT $4`,
      [tenantId, versionIds, minConfidence, most, endPlaceIds, filter.to],
    );
  }
  if (minConfidence > 0) {
    return tx.named<Step>(
      'lineage_steps_up_sure',
      `SELECT src, dst, false AS is_end FROM lineage_edge
       WHERE tenant_id = $1 AND dst = ANY ($2::uuid[]) AND confidence >= $3::real LIMIT $4`,
      [tenantId, versionIds, minConfidence, most],
    );
  }
  // The key alone answers it.
  return tx.named<Step>(
    'lineage_steps_up',
    `SELECT src, dst, false AS is_end FROM lineage_edge
     WHERE tenant_id = $1 AND dst = ANY ($2::uuid[]) LIMIT $3`,
    [tenantId, versionIds, most],
  );
}

/** The last steps of paths: those into the destination's versions within the range. */
export function lastSteps(
  tx: Transaction,
  filter: StepFilter,
  request: StepRequest,
): Promise<Step[]> {
  return tx.named<Step>(
    'lineage_last_steps',
    `SELECT edge.src, edge.dst, v.place_id IS NOT NULL AND v.place_id = ANY ($5::uuid[]) AND v.at < $7 AS is_end
     FROM lineage_edge AS edge
     LEFT JOIN lineage_version AS v ON $5::uuid[] IS NOT NULL AND v.tenant_id = edge.tenant_id AND v.version_id = edge.src
     WHERE edge.tenant_id = $1 AND edge.dst = ANY ($2::uuid[]) AND edge.confidence >= $3::real
       AND edge.at >= $6 AND edge.at < $7 LIMIT $4`,
    [
      filter.tenantId,
      request.versionIds,
      filter.minConfidence,
      request.most,
      request.endPlaceIds,
      filter.from,
      filter.to,
    ],
  );
}
