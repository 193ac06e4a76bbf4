import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changingConnector } from '../../testing/changing-connector.ts';
import { takeIn } from '../../testing/remap-rows.ts';
import { runRemaps } from '../features/ingest/remap/run-remaps.ts';
import { openSettledPipeline } from '../../testing/settled-pipeline.ts';
import { followRemap } from './remap-command.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('a replay from the command line is followed to its end, or to its failure', async () => {
  const tenantId = await testTenant(db.database);
  const { writer, remapChunk } = openSettledPipeline(db.database, () => NOON, []);
  await takeIn(writer, {
    tenantId,
    connector: changingConnector('old'),
    receivedAt: NOON,
    records: [
      { id: 1, at: NOON, person: 'ana@ours.example', file: 'f1', title: 'Plan', copied: true },
      { id: 2, at: NOON, person: 'ana@ours.example', file: 'f2', noise: true },
    ],
  });
  const told: string[] = [];
  const tell = {
    progress: (text: string) => void told.push(text),
    result: (text: string) => void told.push(text),
  };
  /** The worker process, which picks up the job in its own time. */
  const jobsOf = (remap: typeof remapChunk) => ({
    enqueue: async (_jobId: string, payload: { tenantId: number }) => {
      void runRemaps(payload.tenantId, {
        database: db.database,
        remapChunk: remap,
        connectorOf: () => changingConnector('new'),
        log: pino({ enabled: false }),
        now: () => NOON,
      });
    },
  });
  const request = { sourceId: 'slack', lookMs: 1 };
  const installation = { database: db.database, tenantId };
  const failing = jobsOf(() => Promise.reject(new Error('no room')));
  expect(await followRemap(installation, { ...request, jobs: failing }, tell)).toBe(1);
  expect(told.at(-1)).toContain('1 chunks could not be remapped');
  expect(await followRemap(installation, { ...request, jobs: jobsOf(remapChunk) }, tell)).toBe(0);
  expect(told.slice(-2)).toEqual(['1 of 1 chunks', '1 changed, 1 added, 1 removed, 0 kept']);
});
