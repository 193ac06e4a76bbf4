import type { ActivityEvent } from '@waybill/contract';
import { changeLineage, type EventChange, type GraphChange } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from '../../ingest/writing/activity-columns.ts';
import { keepPlaces } from '../../ingest/writing/place-rows.ts';
import { EDGES, removeEdges } from './edge-row.ts';
import { OBJECTS } from './object-row.ts';
import { pgLineageStore } from './pg-lineage-store.ts';
import { forgetTouches, putTouches } from './touch-row.ts';
import { VERSIONS } from './version-row.ts';

/** `updateLineage` in the form used by writers of activity. @published */
export type UpdateLineage = typeof updateLineage;

/**
 * Links new events, or removes what was derived from deleted events, in the transaction that writes or
 * deletes them; the caller holds the tenant's lock. The graph is the same for any order and batching of
 * events, and linked events change nothing.
 *
 * @published
 */
export async function updateLineage(
  tx: Transaction,
  tenantId: number,
  change: EventChange,
): Promise<void> {
  if (change.added.length === 0 && change.removed.length === 0) return;
  const asStored = { ...change, added: change.added.map(withWholeBytes) };
  await planByKeys(tx, true);
  const graph = await changeLineage(pgLineageStore(tx, tenantId), asStored);
  await storeGraph(tx, tenantId, graph);
  await planByKeys(tx, false);
}

/**
 * A plan that is kept since the tables were small would read all of a tenant's rows once they are many:
 * statements are planned again for the sizes of the moment, and never by a read of a whole table.
 */
async function planByKeys(tx: Transaction, isOn: boolean): Promise<void> {
  await tx.named(
    'lineage_plans',
    `SELECT set_config('enable_seqscan', $1, true), set_config('plan_cache_mode', $2, true)`,
    isOn ? ['off', 'force_custom_plan'] : ['on', 'auto'],
  );
}

/** An event has the same facts on arrival and when read from the store. */
function withWholeBytes(event: ActivityEvent): ActivityEvent {
  const sizeBytes = wholeBytes(event.object.sizeBytes);
  if (sizeBytes === event.object.sizeBytes) return event;
  return { ...event, object: { ...event.object, sizeBytes } };
}

async function storeGraph(tx: Transaction, tenantId: number, change: GraphChange): Promise<void> {
  const { touches, versions, edges, objects } = change;
  await forgetTouches(tx, tenantId, touches.forget);
  await removeEdges(tx, tenantId, edges.remove);
  await removeByIds(tx, { tenantId, ids: versions.remove, statement: REMOVE_VERSIONS });
  await removeByIds(tx, { tenantId, ids: objects.remove, statement: REMOVE_OBJECTS });
  // Including places that are no event's origin or destination, such as the device of a file.
  const told = touches.put.map(({ facts, at }) => ({ place: facts.location.place, at }));
  await keepPlaces(tx, tenantId, told);
  const putting = [
    await putTouches(tx, tenantId, touches.put),
    await VERSIONS.put(tx, tenantId, versions.put),
    await EDGES.put(tx, tenantId, edges.put),
    await OBJECTS.put(tx, tenantId, objects.put),
  ];
  for (const { stored } of putting) await stored;
}

const REMOVE_VERSIONS = removal('lineage_version', 'version_id');
const REMOVE_OBJECTS = removal('lineage_object', 'object_id');

/**
 * Rows are looked up individually: without table statistics, a plan for many ids reads a whole index.
 */
function removal(table: string, column: string): { name: string; text: string } {
  const text = `DELETE FROM ${table} WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
    SELECT held.ctid FROM unnest($2::uuid[]) AS gone (id) CROSS JOIN LATERAL (
      SELECT ctid FROM ${table} WHERE tenant_id = $1 AND ${column} = gone.id LIMIT 1
    ) AS held))`;
  return { name: `${table}_remove`, text };
}

async function removeByIds(
  tx: Transaction,
  work: { tenantId: number; ids: readonly string[]; statement: { name: string; text: string } },
): Promise<void> {
  if (work.ids.length === 0) return;
  await tx.named(work.statement.name, work.statement.text, [work.tenantId, work.ids]);
}
