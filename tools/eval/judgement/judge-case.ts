import { Readable } from 'node:stream';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../../../apps/server/src/features/detection/detection-title.ts';
import type { Product } from '../insider/product.ts';
import { expandRepeat } from './expand-repeat.ts';
import type { JudgementCase, SentRecord } from './judgement-case.ts';
import type { JudgedDetection } from './score-case.ts';
import { setTrust } from './set-trust.ts';

export interface CaseDetection extends JudgedDetection {
  policyKey: string;
}

/** Records of one source that follow each other go in one body of at most this many. */
const BODY_RECORDS = 500;

/** Sends one case to a new organisation. @returns its detections, and what was not ingested. */
export async function judgeCase(
  product: Product,
  { tenant, history, records, repeat }: JudgementCase,
): Promise<{ found: CaseDetection[]; notes: string[] }> {
  const tenantId = await product.tenant(tenant.domains);
  await setTrust(product, tenantId, tenant);
  const notes = await send(product, tenantId, history?.records ?? []);
  await product.settle(tenantId);
  const before = await eventsOf(product, tenantId);
  const last = records.at(-1);
  const sent = repeat && last ? [...records.slice(0, -1), ...expandRepeat(last, repeat)] : records;
  notes.push(...(await send(product, tenantId, sent)));
  await product.settle(tenantId);
  return { found: await detectionsOf(product, tenantId, before), notes };
}

async function send(
  product: Product,
  tenantId: number,
  records: readonly SentRecord[],
): Promise<string[]> {
  const notes: string[] = [];
  for (let start = 0; start < records.length;) {
    const source = records[start]?.source;
    if (!source) break;
    let end = start;
    while (records[end]?.source === source && end - start < BODY_RECORDS) end += 1;
    const lines = records.slice(start, end).map(({ payload }) => JSON.stringify(payload));
    try {
      const body = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
      const { accepted, entities, rejected, skipped } = await product.ingest(
        tenantId,
        source,
        body,
      );
      if (accepted + entities === 0) {
        notes.push(`${source}: nothing taken in (${rejected} rejected, ${skipped} skipped)`);
      }
    } catch (error) {
      notes.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
    start = end;
  }
  return notes;
}

async function eventsOf({ database }: Product, tenantId: number): Promise<string[]> {
  const rows = await database.tenant(tenantId, (tx) =>
    tx.query<{ event_id: string }>('SELECT event_id FROM activity WHERE tenant_id = $1', [
      tenantId,
    ]),
  );
  return rows.map(({ event_id }) => event_id);
}

/** Detections that have an event as evidence that was not there before. */
function detectionsOf(
  { database }: Product,
  tenantId: number,
  before: readonly string[],
): Promise<CaseDetection[]> {
  return database.tenant(tenantId, async (tx) => {
    const rows = await tx.query<TitleRow & CaseDetection & Record<string, unknown>>(
      `SELECT ${TITLE_COLUMNS}, d.severity, d.score, d.action, d.destination_name AS destination,
         coalesce(d.policy_key, d.origin) AS "policyKey"
       FROM detection d
       WHERE d.tenant_id = $1 AND d.status <> 'merged' AND EXISTS (
         SELECT FROM detection_event e
         WHERE e.tenant_id = d.tenant_id AND e.detection_id = d.detection_id
           AND NOT e.event_id = ANY($2::uuid[]))
       ORDER BY d.score DESC, d.number`,
      [tenantId, before],
    );
    return rows.map((row) => ({ ...row, title: detectionTitle(row) }));
  });
}
