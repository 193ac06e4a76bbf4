import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import pg from 'pg';
import {
  BLANK_CONTENT,
  ruleWith,
} from '../../apps/server/src/features/policy/evaluation/policy-content.ts';
import type { LoadRequest } from './ingest-load.ts';
import {
  ingestOf,
  overAndOver,
  postOf,
  readOf,
  steadily,
  type Answer,
} from './fairness-requests.ts';
import type { FairnessTenant } from './fairness-tenant.ts';

const HEAVY_READS = 60;
const BACKTESTS = 20;
const EXPORTS = 5;
export const EVENTS_PER_REQUEST = 50;
const INGEST_EVERY_MS = 50;
const RECEIVER_TAKES_MS = 20_000;

const HEAVY_ROUTES: readonly string[] = [
  '/v1/policies/analysis',
  '/v1/flows',
  '/v1/search?q=payroll',
  '/v1/detections/summary?from=now-90d',
  '/v1/dashboard?from=now-90d',
  '/v1/detections?limit=200&sort=events&from=now-90d',
  '/v1/flows/difference',
  '/v1/objects?limit=200',
  '/v1/flow-reviews?limit=200',
  '/v1/policies',
];

/** A content that most events are judged by. */
const CONTENT = {
  ...BLANK_CONTENT,
  name: 'Bench',
  rules: [
    ruleWith({
      id: 'main',
      name: 'Bench',
      title: 'Bench',
      condition: {
        all: [
          { f: 'outcome', op: 'ne', v: 'failure' },
          { not: { f: 'actor.domain', op: 'eq', v: 'unit-1.example' } },
        ],
      },
    }),
  ],
};

/** Everything that one organisation can request at the same time, until the end. */
export async function busyLoad(
  {
    address,
    tenant,
    requests,
  }: { address: string; tenant: FairnessTenant; requests: readonly LoadRequest[] },
  until: number,
): Promise<{ reads: Answer[]; backtests: Answer[]; ingest: Answer[] }> {
  const reads = Array.from({ length: HEAVY_READS }, (_, index) =>
    readOf(address, tenant.analyst, HEAVY_ROUTES[index % HEAVY_ROUTES.length] ?? ''),
  );
  const backtest = postOf(address, tenant.owner, '/v1/policies/backtest', { content: CONTENT });
  const [readAnswers, backtests, ingest] = await Promise.all([
    overAndOver(reads, until),
    overAndOver(
      Array.from({ length: BACKTESTS }, () => backtest),
      until,
    ),
    steadily(
      (index) => {
        const request = requests[index];
        return request && ingestOf(address, tenant, request);
      },
      { everyMs: INGEST_EVERY_MS, until },
    ),
  ]);
  return { reads: readAnswers, backtests, ingest };
}

/** Takes each batch of an export and answers long after. */
export function slowReceiver(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => setTimeout(() => response.writeHead(202).end(), RECEIVER_TAKES_MS));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      const port = typeof place === 'object' ? place?.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/in`, server });
    });
  });
}

export async function addExports(
  databaseUrl: string,
  tenantId: number,
  url: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let index = 0; index < EXPORTS; index += 1) {
    await client.query(
      `INSERT INTO export_stream (tenant_id, export_id, name, kind, address, position)
       VALUES ($1, $2, $3, 'http', $4, 0)`,
      [tenantId, randomUUID(), `Slow ${index}`, url],
    );
  }
  await client.end();
}
