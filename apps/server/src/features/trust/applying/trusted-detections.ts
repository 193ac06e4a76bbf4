import type { ActivityEvent, DetectionExplanation, Severity } from '@waybill/contract';
import { SERVICES, withTrust, type Score, type TrustSubject } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights, type WeightBook } from '../../risk/rescoring/read-weights.ts';
import type { TrustOf } from './trust-context.ts';

const DAY_MS = 86_400_000;
/** Look-back for the effect of a rule. */
export const EFFECT_DAYS = 30;
/** Number read at a time: each includes its lead event. */
const BATCH = 500;

type Contributions = DetectionExplanation['contributions'];

/** A detection whose score rules may change. */
export interface TrustedDetection {
  detectionId: string;
  severity: Severity;
  before: Contributions;
  after: Score;
}

interface Row {
  detection_id: string;
  severity: TrustedDetection['severity'];
  lead_event: ActivityEvent;
  contributions: Contributions;
  weights_rev: number;
  [column: string]: unknown;
}

export interface DetectionSearch {
  tenantId: number;
  /** Subjects of changed rules. */
  subjects: readonly TrustSubject[];
  /** Changed rules: detections they scored are included, too. */
  ruleIds: readonly string[];
  now: number;
  /** Open ones of any age; otherwise all of the last 30 days. */
  isOpen: boolean;
  most: number;
}

/**
 * Detections that may go to one of the subjects, newest first. Found through the text index: the search
 * text of a detection contains names, hosts, accounts and recipients of its destination.
 */
export async function trustedIds(tx: Transaction, search: DetectionSearch): Promise<string[]> {
  const { tenantId, subjects, ruleIds, now, isOpen, most } = search;
  const rows = await tx.named<{ detection_id: string }>(
    'trusted_detection_ids',
    `SELECT detection_id FROM detection
     WHERE tenant_id = $1 AND detection_id IN (
       SELECT found FROM unnest($2::text[]) AS pattern, detection_search(pattern) AS found
       UNION SELECT detection_id FROM detection WHERE tenant_id = $1 AND trust_rule_id = ANY($3::uuid[]))
       AND status <> 'merged' AND CASE WHEN $4 THEN status <> 'closed' ELSE last_seen_at >= $5 END
     ORDER BY last_seen_at DESC, detection_id DESC LIMIT $6`,
    [
      tenantId,
      subjects.flatMap(wordsOf).map((word) => `%${escaped(word.toLowerCase())}%`),
      ruleIds,
      isOpen,
      new Date(now - EFFECT_DAYS * DAY_MS),
      most,
    ],
  );
  return rows.map((row) => row.detection_id);
}

/**
 * Those of the given detections that the rules score differently, each with its new score. Excludes
 * manual detections and those scored by the first model.
 */
export async function* trustedDetections(
  tx: Transaction,
  { tenantId, ids }: { tenantId: number; ids: readonly string[] },
  trustOf: TrustOf,
): AsyncGenerator<TrustedDetection> {
  const { at: weightsAt } = await readWeights(tx, tenantId);
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const row of await readRows(tx, tenantId, ids.slice(at, at + BATCH))) {
      yield* rescored(row, trustOf, weightsAt);
    }
  }
}

function* rescored(
  row: Row,
  trustOf: TrustOf,
  weightsAt: WeightBook['at'],
): Generator<TrustedDetection> {
  const verdict = trustOf(row.lead_event);
  const { weights } = weightsAt(row.weights_rev);
  const after = withTrust(row.contributions, verdict, weights);
  const ruleBefore = row.contributions.find(({ ruleId }) => ruleId !== undefined);
  const isSame = JSON.stringify(after.contributions) === JSON.stringify(row.contributions);
  if (isSame || (verdict === null && ruleBefore === undefined)) return;
  yield {
    detectionId: row.detection_id,
    severity: row.severity,
    before: row.contributions,
    after,
  };
}

function readRows(tx: Transaction, tenantId: number, ids: readonly string[]): Promise<Row[]> {
  return tx.named<Row>(
    'trusted_detections',
    `SELECT detection_id, severity, lead_event, explanation -> 'contributions' AS contributions,
       weights_rev
     FROM detection
     WHERE tenant_id = $1 AND detection_id = ANY($2::uuid[])
       AND jsonb_array_length(explanation -> 'contributions') > 0
       AND NOT explanation -> 'contributions' @? '$[*] ? (@.kind == "impact" || @.kind == "probability")'`,
    [tenantId, ids],
  );
}

/** Search texts, one of which every detection to the subject contains. */
function wordsOf(subject: TrustSubject): string[] {
  if (subject.kind === 'flow') return [subject.destination.name];
  if (subject.kind !== 'destination') return [subject.value];
  const wanted = subject.value.toLowerCase();
  const known = SERVICES.filter(([, , name]) => name.toLowerCase() === wanted);
  return [subject.value, ...known.flatMap(([, , , hosts]) => hosts.split(' '))];
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
