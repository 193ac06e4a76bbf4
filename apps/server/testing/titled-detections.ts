import type { Severity } from '@waybill/contract';
import type { Database } from '@waybill/store';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../src/features/detection/detection-title.ts';

/** A detection as the list shows it, with its evidence. */
export interface TitledDetection {
  severity: Severity;
  title: string;
  eventIds: string[];
}

/** A tenant's detections, highest score first; without merged ones. */
export function titledDetections(database: Database, tenantId: number): Promise<TitledDetection[]> {
  return database.tenant(tenantId, async (tx) => {
    const rows = await tx.query<
      TitleRow & Omit<TitledDetection, 'title'> & Record<string, unknown>
    >(
      `SELECT ${TITLE_COLUMNS}, d.severity,
         ARRAY(SELECT e.event_id::text FROM detection_event e
           WHERE e.tenant_id = d.tenant_id AND e.detection_id = d.detection_id) AS "eventIds"
       FROM detection d WHERE d.status <> 'merged' ORDER BY d.score DESC, d.number`,
    );
    return rows.map((row) => ({
      severity: row.severity,
      title: detectionTitle(row),
      eventIds: row.eventIds,
    }));
  });
}
