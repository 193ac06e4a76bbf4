import { detectionNumberOf, type IntegrationName, type SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../detection/detections-read-model.ts';
import { hitOf } from './found-groups.ts';
import { likePatterns } from './like-patterns.ts';

interface DetectionHitRow extends TitleRow {
  detection_id: string;
  number: string;
  severity: NonNullable<SearchHit['severity']>;
  status: NonNullable<SearchHit['status']>;
  source: IntegrationName;
  object: string | null;
}

const COLUMNS = `d.detection_id, d.number, ${TITLE_COLUMNS}, d.severity, d.status, d.source,
  coalesce(d.object_name, d.object_key) AS object`;

/** Listed detections for the text: the one with that number, then the newest. */
export async function findDetections(
  tx: Transaction,
  { text, words, limit }: { text: string; words: readonly string[]; limit: number },
): Promise<{ kind: 'detection'; total: number; hits: SearchHit[] }> {
  const rows = await tx.query<DetectionHitRow & { total: string } & Record<string, unknown>>(
    `SELECT ${COLUMNS}, found.total
     FROM search_detections($1, $2, $3) WITH ORDINALITY AS found (detection_id, total, place)
     JOIN detection d USING (detection_id) ORDER BY found.place`,
    [likePatterns(words), detectionNumberOf(text) ?? 0, limit],
  );
  return { kind: 'detection', total: Number(rows[0]?.total ?? 0), hits: rows.map(detectionHit) };
}

/** The newest detections with a hit's name or from one of the policies. */
export async function detectionsOfHits(
  tx: Transaction,
  hits: readonly SearchHit[],
  limit: number,
): Promise<SearchHit[]> {
  const keysOf = (kind: SearchHit['kind']): string[] =>
    hits.filter((hit) => hit.kind === kind).flatMap(({ keys }) => keys);
  const rows = await tx.query<DetectionHitRow & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM detection d
     WHERE d.status <> 'merged' AND (d.person_key = ANY ($1) OR d.object_key = ANY ($2)
       OR d.destination_name = ANY ($3) OR d.policy_key = ANY ($4))
     ORDER BY d.last_seen_at DESC, d.detection_id DESC LIMIT $5`,
    [keysOf('person'), keysOf('object'), keysOf('place'), keysOf('policy'), limit],
  );
  return rows.map(detectionHit);
}

function detectionHit(row: DetectionHitRow): SearchHit {
  return hitOf({
    kind: 'detection',
    key: row.detection_id,
    title: `DET-${row.number} ${detectionTitle(row)}`,
    detail: [row.title_person, row.object].filter((part) => part !== null).join(' · ') || null,
    severity: row.severity,
    status: row.status,
    source: row.source,
    detections: 1,
  });
}
