import type { BlastRadius, Visibility } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { liveCopies } from './live-copies.ts';
import { findObject } from './object-detail.ts';
import { versionsById, wireGraph, type Reader } from './read-graph.ts';
import { roundedConfidence, wireObject, type WirePlace } from './wire-graph.ts';

export interface BlastRequest {
  objectId: string;
  minConfidence?: number | undefined;
  depth?: number | undefined;
  now: number;
}

type Copy = z.input<typeof BlastRadius>['copies'][number];
type Trust = Copy['trust'];

const MAX_VERSIONS = 5000;
/** Copies listed individually; all count in `byTrust`. */
const MOST_COPIES = 1000;
/** The most harmful first. */
const WORST_FIRST: readonly Trust[] = ['public', 'outside', 'unknown', 'inside'];

/** All live copies of an object's current and former contents. Throws `resource.not_found`. */
export async function blastRadius(
  tx: Transaction,
  reader: Reader,
  request: BlastRequest,
): Promise<z.input<typeof BlastRadius>> {
  const { tenantId } = reader;
  const object = await findObject(tx, tenantId, request.objectId);
  const found = await liveCopies(tx, tenantId, {
    objectIds: [object.objectId],
    minConfidence: request.minConfidence,
    depth: request.depth,
    maxVersions: MAX_VERSIONS,
  });
  const copies = await toldCopies(tx, reader, found.of(object.objectId));
  return {
    asOf: new Date(request.now).toISOString(),
    object: wireObject(object),
    copies: copies.slice(0, MOST_COPIES),
    byTrust: byTrust(copies),
    isTruncated: found.isTruncated(object.objectId) || copies.length > MOST_COPIES,
  };
}

async function toldCopies(
  tx: Transaction,
  reader: Reader,
  found: readonly { versionId: string; hops: number; minConfidence: number }[],
): Promise<Copy[]> {
  const rows = await versionsById(
    tx,
    reader.tenantId,
    found.map(({ versionId }) => versionId),
  );
  const { versions } = await wireGraph(tx, reader, { versions: rows, edges: [] });
  const exposures = await exposuresOf(
    tx,
    reader.tenantId,
    versions.map(({ objectId }) => objectId),
  );
  const byId = new Map(versions.map((version) => [version.versionId, version]));
  const copies = found.flatMap(({ versionId, hops, minConfidence }) => {
    const version = byId.get(versionId);
    if (!version) return [];
    const exposure = exposures.get(version.objectId) ?? null;
    const trust = trustOf(version.place, exposure);
    return { version, trust, hops, minConfidence: roundedConfidence(minConfidence), exposure };
  });
  return copies.toSorted(
    (a, b) => WORST_FIRST.indexOf(a.trust) - WORST_FIRST.indexOf(b.trust) || a.hops - b.hops,
  );
}

async function exposuresOf(
  tx: Transaction,
  tenantId: number,
  objectIds: readonly string[],
): Promise<Map<string, Visibility | null>> {
  const rows = await tx.named<{ object_id: string; exposure: Visibility | null }>(
    'lineage_exposures',
    'SELECT object_id, exposure FROM lineage_object WHERE tenant_id = $1 AND object_id = ANY ($2::uuid[])',
    [tenantId, objectIds],
  );
  return new Map(rows.map((row) => [row.object_id, row.exposure]));
}

/**
 * Who has the copy. `public`: anyone with its link, or everyone; `outside`: external people or places,
 * and unmanaged ones; `unknown`: no information.
 */
function trustOf(place: WirePlace | null, exposure: Visibility | null): Trust {
  if (exposure === 'public' || exposure === 'link' || place?.kind === 'public') return 'public';
  if (exposure === 'external' || place?.outside === 'yes') return 'outside';
  if (place?.outside === 'no') return 'inside';
  return place?.managed === 'no' ? 'outside' : 'unknown';
}

function byTrust(copies: readonly Copy[]): Record<Trust, number> {
  const counts = { inside: 0, unknown: 0, outside: 0, public: 0 };
  for (const { trust } of copies) counts[trust] += 1;
  return counts;
}
