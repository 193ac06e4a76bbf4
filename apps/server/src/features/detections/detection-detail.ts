import type {
  ActivityEvent,
  DetectionDetail,
  DetectionExplanation,
  HistoryEntry,
} from '@waybill/contract';
import { statementOf } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { detectionItem, ITEM_COLUMNS, ITEM_SOURCE, type DetectionRow } from './detection-item.ts';

interface DetailRow extends DetectionRow {
  lead_event: ActivityEvent;
  explanation: DetectionExplanation;
}

interface HistoryRow {
  at: Date;
  actor_name: string | null;
  field: HistoryEntry['field'];
  before: string | null;
  after: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One detection, whole. Throws `resource.not_found`; another tenant's looks the same as none. */
export async function detectionDetail(
  tx: Transaction,
  detectionId: string,
): Promise<z.input<typeof DetectionDetail>> {
  const row = await findDetection(tx, detectionId);
  const history = await tx.named<HistoryRow>(
    'detection_history',
    `SELECT at, actor_name, field, before, after FROM detection_history
     WHERE detection_id = $1 ORDER BY at DESC, seq DESC LIMIT 500`,
    [detectionId],
  );
  const { lead_event: event, explanation } = row;
  return {
    ...detectionItem(row),
    statement: statementOf({
      event,
      eventCount: row.event_count,
      objectCount: row.object_count,
      firstSeenAt: row.first_seen_at.getTime(),
      lastSeenAt: row.last_seen_at.getTime(),
      window: explanation.window,
    }),
    explanation,
    history: history.map((entry) => ({
      at: entry.at.toISOString(),
      actorName: entry.actor_name,
      field: entry.field,
      before: entry.before,
      after: entry.after,
    })),
  };
}

export async function findDetection(tx: Transaction, detectionId: string): Promise<DetailRow> {
  if (!UUID.test(detectionId)) throw new AppError('resource.not_found');
  const [row] = await tx.named<DetailRow>(
    'detection_detail',
    `SELECT ${ITEM_COLUMNS}, d.lead_event, d.explanation FROM ${ITEM_SOURCE} WHERE d.detection_id = $1`,
    [detectionId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}
