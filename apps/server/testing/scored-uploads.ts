import type { MappedEvent } from '@waybill/contract';
import type { Policy } from '@waybill/engine';
import { openSettledPipeline } from './settled-pipeline.ts';
import { app as place, moved } from './flow-events.ts';
import type { TestApp } from './test-app.ts';

/** A policy that has every upload as its own detection. */
const UPLOADS: Policy = {
  key: 'uploads',
  version: 1,
  name: 'Uploads',
  description: 'Uploads',
  title: 'Upload',
  origin: 'detectionPolicy',
  severity: 'LOW',
  severityMode: 'suggested',
  condition: { f: 'movement', op: 'eq', v: 'upload' },
  groupBy: ['actor', 'object'],
  window: null,
};

let next = 0;

/** Customer data goes to ChatGPT: new files, or the given ones. @returns the names of the files. */
export async function uploads(
  { db }: Pick<TestApp, 'db'>,
  tenantId: number,
  {
    count = 1,
    files,
    at = Date.now() - 60_000,
  }: { count?: number; files?: readonly string[]; at?: number } = {},
): Promise<string[]> {
  // Like another process writes: with its own contexts.
  const { writer } = openSettledPipeline(db.database, Date.now, [UPLOADS]);
  const names =
    files ?? Array.from({ length: count }, () => `customer-passwords-${(next += 1)}.xlsx`);
  const events = names.map((name): MappedEvent => {
    next += 1;
    return moved(`upload-${next}`, at, {
      destination: { ...place('ChatGPT'), host: 'chatgpt.com' },
      object: { kind: 'file', id: name, name, sizeBytes: 100 },
    });
  });
  await writer.write({
    tenantId,
    sourceId: 'google-drive',
    records: events.map((event) => ({
      payload: Buffer.from(JSON.stringify(event)),
      events: [event],
    })),
    receivedAt: Date.now(),
    isSample: false,
  });
  return [...names];
}

/** Stored score data of a detection. */
export interface ScoreRow {
  score: number;
  severity: string;
  raised_severity: string | null;
  due_at: Date;
  score_model: number;
  weights_rev: number;
  score_basis: unknown;
  contributions: unknown;
  trust_rule_id: string | null;
  [column: string]: unknown;
}

export async function scoreOfFile(
  { db }: Pick<TestApp, 'db'>,
  tenantId: number,
  file: string,
): Promise<ScoreRow> {
  const [row] = await db.database.tenant(tenantId, (tx) =>
    tx.query<ScoreRow>(
      `SELECT score, severity, severity_rank, raised_severity, due_at, score_model, weights_rev, score_basis,
         trust_rule_id, untrusted_rank, explanation -> 'contributions' AS contributions
       FROM detection WHERE tenant_id = $1 AND object_name = $2 AND policy_key = 'uploads'`,
      [tenantId, file],
    ),
  );
  if (!row) throw new Error(`No detection of ${file}`);
  return row;
}
