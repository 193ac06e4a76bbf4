import type { Transaction } from '@waybill/store';
import type { UpdateLineage } from '../../lineage/building/update-lineage.ts';
import { keepNames } from '../../search/keep-names.ts';
import { storeContents } from '../reading/content-rows.ts';
import type { DetectionRecorder } from '../../detection/judging/detection-recorder.ts';
import { noteForExport } from './export-batches.ts';
import { copyIncoming, insertIncoming } from '../reading/incoming-rows.ts';
import type { PreparedEvent } from '../reading/prepared-event.ts';
import { addToRollUps } from './roll-ups.ts';

export interface StoreServices {
  detections: DetectionRecorder;
  updateLineage: UpdateLineage;
}

/**
 * Stores events with all derived data: contents, roll-ups, lineage, behaviour and detections. Skips
 * stored events. The tenant's lock is held.
 */
export async function storeEvents(
  tx: Transaction,
  tenantId: number,
  work: { services: StoreServices; events: readonly PreparedEvent[] },
): Promise<void> {
  const { services, events } = work;
  await copyIncoming(tx, events);
  const inserted = await insertIncoming(tx);
  // An event that occurs twice among them is stored once.
  const fresh = events.filter(({ event }) => inserted.delete(event.eventId));
  if (fresh.length === 0) return;
  const added = fresh.map(({ event }) => event);
  // They are independent of each other: while PostgreSQL works for one, this process computes the next.
  const beside = Promise.all([
    services.updateLineage(tx, tenantId, { added, areNew: true, removed: [] }),
    addToRollUps(tx, tenantId, added),
    keepNames(tx, tenantId, added),
    storeContents(tx, tenantId, fresh),
  ]);
  await services.detections.record(tx, tenantId, fresh, beside);
  await noteForExport(tx, tenantId, added);
}
