import type { LineageObjectFacts, Version } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { JOINED_PLACE } from './building/joined-place.ts';
import { OBJECT_COLUMNS, objectOf, type ObjectRow } from './building/object-row.ts';
import { AppError } from '../../platform/app-error.ts';
import { furthestEnd } from './furthest-origin.ts';
import { requireId } from './lineage-id.ts';
import { versionsOfObject, wireGraph, type Reader } from './read-graph.ts';
import { wireObject, type WireObject, type WireVersion } from './wire-graph.ts';

const MOST_VERSIONS = 500;

/** An object with its versions, the 500 newest of them. Throws `resource.not_found`. */
export async function objectDetail(
  tx: Transaction,
  reader: Reader,
  id: string,
): Promise<{ object: WireObject; versions: WireVersion[]; trace: TraceEnds | null }> {
  const object = await findObject(tx, reader.tenantId, id);
  const versions = await versionsOfObject(tx, reader.tenantId, object.objectId, MOST_VERSIONS);
  const graph = await wireGraph(tx, reader, { versions, edges: [] });
  const trace = await traceOfObject(tx, reader.tenantId, graph.versions);
  return { object: wireObject(object), versions: graph.versions, trace };
}

interface TraceEnds {
  originId: string;
  destinationId: string;
}

/** The ends of the trace of the newest version with any link. */
async function traceOfObject(
  tx: Transaction,
  tenantId: number,
  versions: readonly WireVersion[],
): Promise<TraceEnds | null> {
  const joined = versions.find(({ up, down }) => up + down > 0);
  if (joined === undefined) return null;
  const { versionId } = joined;
  const originId = await furthestEnd(tx, tenantId, { versionId, end: 'origin' });
  const destinationId = await furthestEnd(tx, tenantId, { versionId, end: 'destination' });
  return { originId: originId ?? versionId, destinationId: destinationId ?? versionId };
}

/** An object, or the far end of an action. Throws `resource.not_found`, also for another tenant's. */
export async function findObject(
  tx: Transaction,
  tenantId: number,
  id: string,
): Promise<LineageObjectFacts> {
  const objectId = requireId(id);
  const [row] = await tx.named<ObjectRow>(
    'lineage_object',
    `SELECT ${OBJECT_COLUMNS} FROM lineage_object AS held ${JOINED_PLACE}
     WHERE held.tenant_id = $1 AND held.object_id = $2`,
    [tenantId, objectId],
  );
  if (row) return objectOf(row);
  const [version] = await versionsOfObject(tx, tenantId, objectId, 1);
  if (version?.kind !== 'sink') throw new AppError('resource.not_found');
  return farEnd(version);
}

/** All that is known about a far end is the one version from its action. */
function farEnd(version: Version): LineageObjectFacts {
  const { kind, name, path, place, at, sensitivity, dataTypes, isSample } = version;
  return {
    objectId: version.locationId,
    kind,
    objectKey: null,
    name,
    path,
    url: null,
    place,
    owner: null,
    exposure: null,
    sensitivity,
    dataTypes,
    firstSeenAt: at,
    lastSeenAt: at,
    removedAt: null,
    versions: 1,
    latestVersionId: version.versionId,
    isSample,
    tail: null,
  };
}
