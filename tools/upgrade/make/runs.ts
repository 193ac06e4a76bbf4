import pg from 'pg';
import { z } from 'zod';
import type { ApiClient } from './api-client.ts';
import type { Organisation } from './people.ts';
import { waitFor } from './triage.ts';

const Bands = z.object({
  bands: z.array(z.object({ originId: z.string(), destinationId: z.string() })),
});

/** Ends of the map that are no place of their own. */
const NO_PLACES = new Set(['none', 'other']);

const REVIEWS = [
  { state: 'sanctioned', reason: 'The contract allows it', expiresAt: null },
  { state: 'watch', reason: null, expiresAt: '2031-01-01T00:00:00.000Z' },
  { state: 'forbidden', reason: 'Never again', expiresAt: null },
  { state: 'sanctioned', reason: 'For a year', expiresAt: '2031-01-01T00:00:00.000Z' },
];

/** Decisions on flows, and one that was decided twice. */
export async function reviewFlows({ owner }: Organisation): Promise<void> {
  const { bands } = Bands.parse(await owner.call('GET', '/v1/flows?level=place'));
  const known = bands.filter(
    ({ originId, destinationId }) => ![originId, destinationId].some((id) => NO_PLACES.has(id)),
  );
  for (const [index, review] of REVIEWS.entries()) {
    const band = known[index];
    if (!band) throw new Error('The records make too few flows');
    await decide(owner, band, { ...review, rev: 0 });
  }
  const [twice] = known;
  if (twice)
    await decide(owner, twice, { state: 'watch', reason: 'Look again', expiresAt: null, rev: 1 });
}

async function decide(
  owner: ApiClient,
  { originId, destinationId }: { originId: string; destinationId: string },
  review: object,
): Promise<void> {
  const body = { ownerId: null, ...review };
  await owner.call('PUT', `/v1/flow-reviews/${originId}/${destinationId}`, body);
}

/** Until the worker has nothing left to do. */
export function waitForJobs(databaseUrl: string): Promise<void> {
  return waitForNone(databaseUrl, 'SELECT FROM graphile_worker._private_jobs LIMIT 1');
}

/** Until every export that is not paused was tried, with success or without. */
export function waitForExports(databaseUrl: string): Promise<void> {
  return waitForNone(
    databaseUrl,
    'SELECT FROM export_stream WHERE NOT is_paused AND sent = 0 AND failures = 0 LIMIT 1',
  );
}

/** Function of the product's database that counts what still waits for its detections. */
const BACKLOG = 'backlog_of_installation()';

/** Whether the release derives detections after it has answered; earlier ones did before. */
export async function derivesLater(databaseUrl: string): Promise<boolean> {
  const [row] = await rowsOf(
    databaseUrl,
    `SELECT to_regprocedure('${BACKLOG}') IS NOT NULL AS later`,
  );
  return row?.['later'] === true;
}

/** Until everything that was ingested has its detections. */
export async function waitForDerived(databaseUrl: string): Promise<void> {
  if (!(await derivesLater(databaseUrl))) return;
  await waitForNone(databaseUrl, `SELECT FROM ${BACKLOG} WHERE events > 0`);
}

async function rowsOf(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

async function waitForNone(databaseUrl: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await waitFor(async () => (await client.query(query)).rows.length === 0);
  } finally {
    await client.end();
  }
}
