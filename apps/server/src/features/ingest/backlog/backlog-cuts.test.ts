import { readCounters, type Policy, type StoredCounters } from '@waybill/engine';
import type { Database } from '@waybill/store';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dyingBefore } from '../../../../testing/dying-database.ts';
import { lineageAct, lineageRecord } from '../../../../testing/lineage-events.ts';
import { emptyTenant, graphLines } from '../../../../testing/lineage-tables.ts';
import { openPipeline } from '../open-pipeline.ts';
import type { IncomingRecord } from '../writing/settled-event.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const HOUR = 3_600_000;

const frame = { version: 1, description: 'Test', origin: 'internalDetectionPolicy' } as const;
const POLICIES: Policy[] = [
  {
    ...frame,
    key: 'each-upload',
    name: 'Each upload',
    title: 'Uploaded',
    severity: 'LOW',
    condition: { f: 'action', op: 'in', v: ['Upload', 'Share'] },
    groupBy: ['actor', 'object'],
    window: null,
  },
  {
    ...frame,
    key: 'many-acts',
    name: 'Many acts',
    title: 'Many acts',
    severity: 'HIGH',
    condition: { f: 'action', op: 'exists' },
    groupBy: ['actor'],
    window: {
      metric: 'events',
      windowMs: HOUR,
      threshold: 6,
      groupBy: ['actor'],
      episodeGapMs: HOUR,
    },
  },
];

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const open = (database: Database = db.database) => openPipeline(database, () => NOON, POLICIES);

const send = (
  writer: ReturnType<typeof open>['writer'],
  tenantId: number,
  records: readonly IncomingRecord[],
) => writer.write({ tenantId, sourceId: 'sensor', records, receivedAt: NOON, isSample: false });

/**
 * Everything derived from a tenant's events, sorted; without ids that depend on the order of arrival.
 */
async function derivedOf(tenantId: number): Promise<unknown> {
  const rows = <R extends Row = Row>(sql: string) =>
    db.database.tenant(tenantId, (tx) => tx.query<R>(sql));
  return {
    activity: await rows('SELECT event_id, occurred_at, vendor_event_id FROM activity ORDER BY 1'),
    days: (await rows('SELECT * FROM activity_day')).map(withActsInOrder).toSorted(asText),
    totals: await rows('SELECT source, events, last_event_at FROM source_total ORDER BY 1'),
    lineage: await graphLines(db.database, tenantId),
    people: (await rows<CountedRow>('SELECT * FROM behaviour_day ORDER BY day, person_key')).map(
      asCounted,
    ),
    windows: await rows(
      'SELECT policy_key, group_key, event_id FROM window_point ORDER BY 1, 2, 3',
    ),
    detections: await rows(
      `SELECT policy_key, fingerprint, severity, event_count, object_count, first_seen_at, last_seen_at,
         (SELECT array_agg(event_id ORDER BY event_id) FROM detection_event e
          WHERE e.detection_id = d.detection_id) AS events
       FROM detection d WHERE status <> 'merged' ORDER BY policy_key, fingerprint, first_seen_at`,
    ),
  };
}

type Row = Record<string, unknown>;
type CountedRow = Row & { counters: StoredCounters };

/** Per-day lists with one entry per action, and the bytes per entry. */
const ACT_BYTES = { times: 4, people: 8, objects: 8, sizes: 8 } as const;

/** A day's acts are in any order. */
function withActsInOrder(row: Row): Row {
  const lists = Object.entries(ACT_BYTES).map(([name, bytes]) => {
    const list = row[name];
    if (!Buffer.isBuffer(list)) throw new Error(`${name} is no list of bytes`);
    return { bytes, list };
  });
  const count = (lists[0]?.list.length ?? 0) / ACT_BYTES.times;
  const acts = Array.from({ length: count }, (_, act) =>
    lists
      .map(({ bytes, list }) => list.subarray(act * bytes, (act + 1) * bytes).toString('hex'))
      .join(' '),
  ).toSorted();
  return { ...row, times: null, people: null, objects: null, sizes: null, acts };
}

/** Cells and hashes are unordered: they are read as maps and sets. */
function asCounted(row: CountedRow): Row {
  const keys = { person: '', day: 0, judged: null };
  return { ...row, counters: readCounters(keys, row.counters) };
}

const asText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const REST = ['detection', 'window_point', 'window_day', 'window_group', 'behaviour_day'];

async function empty(tenantId: number): Promise<void> {
  await emptyTenant(db.owner, tenantId);
  for (const table of [...REST, 'behaviour_state', 'behaviour_closed_day', 'behaviour_reach']) {
    await db.owner.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
  }
}

/**
 * Actions, and what happens between them: whether the backlog is derived, and where that is
 * interrupted.
 */
const arrival = fc.record({
  acts: fc.array(lineageAct, { minLength: 20, maxLength: 60 }),
  batchSize: fc.integer({ min: 1, max: 15 }),
  steps: fc.array(
    fc.record({
      derives: fc.boolean(),
      diesBefore: fc.option(fc.integer({ min: 1, max: 60 })),
      sendsAgain: fc.boolean(),
    }),
    { minLength: 5, maxLength: 12 },
  ),
});

test('what follows from events is the same for any cut of the backlog, ended anywhere and sent again', async () => {
  await fc.assert(
    fc.asyncProperty(arrival, async ({ acts, batchSize, steps }) => {
      const tenantId = await testTenant(db.database);
      const records = acts.map(lineageRecord);
      const whole = open();
      await send(whole.writer, tenantId, records);
      await whole.deriver.untilDerived(tenantId);
      const expected = await derivedOf(tenantId);
      await empty(tenantId);

      const accepting = open();
      let accepted = 0;
      for (let from = 0, step = 0; from < records.length; from += batchSize, step += 1) {
        const batch = records.slice(from, from + batchSize);
        const result = await send(accepting.writer, tenantId, batch);
        accepted += result.accepted;
        const what = steps[step % steps.length];
        if (what?.sendsAgain) {
          const again = await send(accepting.writer, tenantId, records.slice(0, from + batchSize));
          accepted += again.accepted;
        }
        if (!what?.derives) continue;
        const database = what.diesBefore === null ? db.database : dyingBefore(db, what.diesBefore);
        await open(database)
          .deriver.derive(tenantId)
          .catch(() => undefined);
      }
      expect(accepted).toBe(records.length);
      await Promise.all([open(), open()].map(({ deriver }) => deriver.untilDerived(tenantId)));
      expect(await derivedOf(tenantId)).toEqual(expected);
      const left = await db.database.tenant(tenantId, (tx) =>
        tx.query('SELECT event_id FROM backlog_event UNION ALL SELECT chunk_id FROM backlog_chunk'),
      );
      expect(left).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
