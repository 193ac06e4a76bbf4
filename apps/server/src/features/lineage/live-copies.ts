import type { EdgeKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { CopyWalk, type CopyStep, type CopyVersion, type FoundCopy } from './copy-walk.ts';

export interface CopiesRequest {
  objectIds: readonly string[];
  /** Less certain steps are skipped; default 0. */
  minConfidence?: number | undefined;
  /** Most hops from the object; default 20. */
  depth?: number | undefined;
  /** Maximum versions inspected. */
  maxVersions: number;
}

export interface LiveCopies {
  /** Existing copies of an object, nearest first; one per location. */
  of(objectId: string): FoundCopy[];
  /** There may be more. */
  isTruncated(objectId: string): boolean;
}

const DEEPEST = 20;
/** Maximum number of newest versions per object to start from. */
const MOST_VERSIONS = 200;

/** Steps over which content stays what it was, or is packed, unpacked or worked on. */
const KEEPING: readonly EdgeKind[] = [
  'same-content',
  'moved',
  'edited',
  'contains',
  'contained-in',
  'converted',
  'granted',
];

/**
 * Other locations of current or former contents of objects: over the steps that preserve it, both ways,
 * level by level for all objects together. See `CopyWalk` for what counts as a copy.
 */
export async function liveCopies(
  tx: Transaction,
  tenantId: number,
  request: CopiesRequest,
): Promise<LiveCopies> {
  const walk = new CopyWalk(await seeds(tx, tenantId, request.objectIds));
  const depth = request.depth ?? DEEPEST;
  const cut = new Set<string>();
  while (walk.depth < depth && cut.size === 0 && walk.frontier().length > 0) {
    const room = Math.max(0, request.maxVersions - walk.size);
    const versionIds = walk.frontier();
    const found = await stepsAround(tx, tenantId, { ...request, versionIds, most: room + 1 });
    if (found.length > room) for (const objectId of walk.openObjects()) cut.add(objectId);
    const steps = found.slice(0, room);
    walk.learn(await versionsOf(tx, tenantId, walk.unknownOf(steps)));
    walk.goOn(steps);
  }
  for (const objectId of walk.openObjects()) cut.add(objectId);
  return {
    of: (objectId) => walk.copiesOf(objectId),
    isTruncated: (objectId) => cut.has(objectId),
  };
}

const COPY_COLUMNS = `v.version_id, v.object_id, v.name, encode(v.digest, 'hex') AS digest,
  v.is_live AND o.removed_at IS NULL AS is_live`;
/** Far ends are not objects. */
const COPY_SOURCE =
  'LEFT JOIN lineage_object AS o ON o.tenant_id = v.tenant_id AND o.object_id = v.object_id';

function seeds(
  tx: Transaction,
  tenantId: number,
  objectIds: readonly string[],
): Promise<CopyVersion[]> {
  return tx.named<CopyVersion & Record<string, unknown>>(
    'lineage_copy_seeds',
    `SELECT ${COPY_COLUMNS} FROM unnest($2::uuid[]) AS wanted (object_id) CROSS JOIN LATERAL (
       SELECT * FROM lineage_version AS held
       WHERE held.tenant_id = $1 AND held.object_id = wanted.object_id
       ORDER BY held.at DESC LIMIT ${MOST_VERSIONS}) AS v ${COPY_SOURCE}`,
    [tenantId, objectIds],
  );
}

function versionsOf(
  tx: Transaction,
  tenantId: number,
  versionIds: readonly string[],
): Promise<CopyVersion[]> {
  return tx.named<CopyVersion & Record<string, unknown>>(
    'lineage_copy_versions',
    `SELECT ${COPY_COLUMNS} FROM lineage_version AS v ${COPY_SOURCE}
     WHERE v.tenant_id = $1 AND v.version_id = ANY ($2::uuid[])`,
    [tenantId, versionIds],
  );
}

function stepsAround(
  tx: Transaction,
  tenantId: number,
  request: { versionIds: readonly string[]; minConfidence?: number | undefined; most: number },
): Promise<CopyStep[]> {
  return tx.named<CopyStep & Record<string, unknown>>(
    'lineage_copy_steps',
    `SELECT src, dst, kind, confidence FROM lineage_edge
     WHERE tenant_id = $1 AND src = ANY ($2::uuid[]) AND confidence >= $3::real AND kind = ANY ($4::text[])
     UNION ALL
     SELECT src, dst, kind, confidence FROM lineage_edge
     WHERE tenant_id = $1 AND dst = ANY ($2::uuid[]) AND confidence >= $3::real AND kind = ANY ($4::text[])
     LIMIT $5`,
    [tenantId, request.versionIds, request.minConfidence ?? 0, KEEPING, request.most],
  );
}
