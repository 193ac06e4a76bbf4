import type { Transaction } from '@waybill/store';
import { addDataTypes } from './detection-data-types.ts';
import type { PreparedEvent } from './prepared-event.ts';
import { recordSingleDetections } from './single-detections.ts';
import { windowedDetections } from './windowed-detections.ts';

export interface DetectionRecorder {
  /**
   * Turns the hits of new events into detections, in the transaction that writes the events. The
   * caller holds the tenant's lock.
   */
  record(tx: Transaction, tenantId: number, fresh: readonly PreparedEvent[]): Promise<void>;
}

export function detectionRecorder(): DetectionRecorder {
  const windowed = windowedDetections();
  return {
    async record(tx, tenantId, fresh) {
      await recordSingleDetections(tx, tenantId, fresh);
      await windowed.record(tx, tenantId, fresh);
      await addDataTypes(tx, fresh);
    },
  };
}
