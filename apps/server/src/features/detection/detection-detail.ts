import type {
  ActivityEvent,
  DetectionDetail,
  DetectionExplanation,
  HistoryEntry,
  Severity,
  Verdict,
  VerdictReason,
} from '@waybill/contract';
import { statementOf } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { placeId } from '../../platform/place-id.ts';
import { detectionItem, ITEM_COLUMNS, ITEM_SOURCE, type DetectionRow } from './detection-item.ts';
import { joinedFindings } from './findings/joined-findings.ts';
import { detectionTitle, TITLE_JSON, type TitleRow } from './detection-title.ts';

interface DetailRow extends DetectionRow {
  tenant_id: number;
  lead_event: ActivityEvent;
  explanation: DetectionExplanation;
  verdict_note: string | null;
  verdict_expires_at: Date | null;
  suppressed_until: Date | null;
  raised_severity: Severity | null;
  severity_reason: string | null;
  severity_by: string | null;
  is_due_by_hand: boolean;
  earlier_id: string | null;
  earlier_number: string | null;
  earlier_verdict: Verdict | null;
  earlier_verdict_reason: VerdictReason | null;
  comment_count: number;
  survivor_id: string | null;
  survivor_number: string | null;
  survivor: TitleRow | null;
  is_history_whole: boolean;
}

interface HistoryRow {
  at: Date;
  actor_name: string | null;
  field: HistoryEntry['field'];
  before: string | null;
  after: string | null;
  reason: string | null;
  hash: string;
  from_number: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Represents no place at an end of a flow. */
const NO_PLACE = 'none';

/** One complete detection. Throws `resource.not_found`, also for another tenant's. */
export async function detectionDetail(
  tx: Transaction,
  detectionId: string,
): Promise<z.input<typeof DetectionDetail>> {
  const row = await findDetection(tx, detectionId);
  const history = await tx.named<HistoryRow>(
    'detection_history',
    `SELECT h.at, h.actor_name, h.field, h.before, h.after, h.reason, h.hash,
       CASE WHEN d.detection_id <> $2 THEN d.number END AS from_number
     FROM detection d JOIN detection_history h ON h.tenant_id = d.tenant_id AND h.detection_id = d.detection_id
     WHERE d.tenant_id = $1 AND (d.detection_id = $2 OR d.merged_into = $2)
     ORDER BY h.at DESC, h.seq DESC LIMIT 500`,
    [row.tenant_id, detectionId],
  );
  const { explanation } = row;
  const event = { ...row.lead_event, actor: { ...row.lead_event.actor, name: row.title_person } };
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
    ...triageOf(row),
    findings: await joinedFindings(tx, row.tenant_id, detectionId),
    flow: {
      originId: row.from_place === null ? NO_PLACE : placeId(row.from_place),
      destinationId: row.to_place === null ? NO_PLACE : placeId(row.to_place),
    },
    history: history.map((entry) => ({
      at: entry.at.toISOString(),
      actorName: entry.actor_name,
      field: entry.field,
      before: entry.before,
      after: entry.after,
      reason: entry.reason,
      hash: entry.hash,
      fromNumber: entry.from_number === null ? null : Number(entry.from_number),
    })),
    isHistoryWhole: row.is_history_whole,
  };
}

function triageOf(row: DetailRow) {
  return {
    verdictNote: row.verdict_note,
    verdictExpiresAt: row.verdict_expires_at?.toISOString() ?? null,
    suppressedUntil: row.suppressed_until?.toISOString() ?? null,
    severityOverride:
      row.raised_severity === null
        ? null
        : {
            raised: row.raised_severity,
            reason: row.severity_reason ?? '',
            by: row.severity_by ?? '',
          },
    isDueByHand: row.is_due_by_hand,
    earlier:
      row.earlier_id === null || row.earlier_number === null
        ? null
        : {
            detectionId: row.earlier_id,
            number: Number(row.earlier_number),
            verdict: row.earlier_verdict,
            verdictReason: row.earlier_verdict_reason,
          },
    commentCount: row.comment_count,
    mergedInto: survivorOf(row),
  };
}

/** The detection into which this one was merged. */
function survivorOf({ survivor_id: detectionId, survivor_number: number, ...row }: DetailRow) {
  if (detectionId === null || number === null) return null;
  return {
    detectionId,
    number: Number(number),
    title: row.survivor === null ? '' : detectionTitle(row.survivor),
  };
}

export async function findDetection(tx: Transaction, detectionId: string): Promise<DetailRow> {
  if (!UUID.test(detectionId)) throw new AppError('resource.not_found');
  const [row] = await tx.named<DetailRow>(
    'detection_detail',
    `SELECT ${ITEM_COLUMNS}, d.tenant_id, d.lead_event, d.explanation, d.verdict_note, d.verdict_expires_at, d.suppressed_until,
       d.raised_severity, d.severity_reason, d.severity_by, d.is_due_by_hand, d.earlier_id,
       e.number AS earlier_number, e.verdict AS earlier_verdict, e.verdict_reason AS earlier_verdict_reason,
       (SELECT count(*)::integer FROM detection_comment c
        WHERE c.tenant_id = d.tenant_id AND c.detection_id = d.detection_id) AS comment_count,
       is_history_whole(d.tenant_id, d.detection_id), g.detection_id AS survivor_id, g.number AS survivor_number,
       ${TITLE_JSON} AS survivor
     FROM ${ITEM_SOURCE} LEFT JOIN detection e ON e.tenant_id = d.tenant_id AND e.detection_id = d.earlier_id
       LEFT JOIN detection g ON g.tenant_id = d.tenant_id AND g.detection_id = d.merged_into
     WHERE d.detection_id = $1`,
    [detectionId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}
