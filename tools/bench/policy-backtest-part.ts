import {
  BLANK_CONTENT,
  ruleWith,
} from '../../apps/server/src/features/policy/evaluation/policy-content.ts';
import {
  runBacktest,
  type BacktestPlan,
} from '../../apps/server/src/features/policy/backtest/run-backtest.ts';
import { readExtent } from '../../apps/server/src/features/policy/backtest/scan-activity.ts';
import {
  COLUMNS,
  copyRow,
} from '../../apps/server/src/features/ingest/writing/activity-columns.ts';
import { activityPartitions } from '../../apps/server/src/features/ingest/writing/activity-partitions.ts';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { percentile } from './machine.ts';
import { withBenchDatabase, type BenchDatabase } from './policy-database.ts';
import { realisticEvents } from './policy-twenty-leaves.ts';

const EVENTS = 1_000_000;
const MADE = 50_000;
const DAYS = 30;
const DAY_MS = 86_400_000;
const ROUNDS = 5;
const NO_PLACE = '00000000-0000-0000-0000-000000000000';

/** A policy as people write them: met by few of the events. */
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
          { f: 'action', op: 'in', v: ['Upload', 'Send', 'Share'] },
          { f: 'outcome', op: 'ne', v: 'failure' },
          { f: 'destination.host', op: 'startsWith~', v: 'FILES-' },
          { f: 'object.extension', op: 'in', v: ['docx', 'xlsx', 'zip'] },
          { not: { f: 'actor.domain', op: 'eq', v: 'unit-1.example' } },
        ],
      },
    }),
  ],
};

/** A back-test of a million events: until its first examples are told, and until it is done. */
export async function measure(): Promise<Record<string, number>> {
  return withBenchDatabase(async (bench) => {
    await seed(bench);
    const totals: number[] = [];
    const firsts: number[] = [];
    let events = 0;
    let judged = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const plan = await planOf(bench);
      const began = performance.now();
      let first: number | null = null;
      const result = await bench.database.snapshot(bench.tenantId, (tx) =>
        runBacktest(tx, plan, () => {
          first ??= performance.now() - began;
        }),
      );
      // The first round warms caches and the machine's compiler up.
      if (round > 0) {
        totals.push(performance.now() - began);
        firsts.push(first ?? performance.now() - began);
      }
      events = result?.events ?? 0;
      judged = result?.judged ?? 0;
    }
    const ms = Math.round(percentile(totals, 0.5));
    const firstMs = Math.round(percentile(firsts, 0.5));
    console.log(
      `${EVENTS} events: first ones after ${firstMs} ms, all after ${ms} ms; ${judged} judged, ${events} met`,
    );
    return { events: EVENTS, firstMs, ms, judged, met: events };
  });
}

async function planOf({ database, tenantId }: BenchDatabase): Promise<BacktestPlan> {
  const extent = await database.snapshot(tenantId, (tx) => readExtent(tx, tenantId));
  return {
    tenantId,
    backtestId: randomUUID(),
    policyKey: 'bench',
    content: CONTENT,
    base: null,
    stoppers: [],
    lists: new Map(),
    from: extent?.from ?? 0,
    to: extent?.to ?? 0,
    isPartial: false,
    signal: new AbortController().signal,
  };
}

/** Events over a month, a part of them made and then multiplied. */
async function seed({ database, ownerUrl, tenantId }: BenchDatabase): Promise<void> {
  const start = Date.UTC(2026, 5, 1);
  const made = realisticEvents(MADE).map((event, index) => ({
    ...event,
    eventId: randomUUID(),
    occurredAt: start + Math.floor((index * DAYS * DAY_MS) / MADE),
    ingestedAt: start,
  }));
  await activityPartitions(database, Date.now).ensure(made.map(({ occurredAt }) => occurredAt));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const names = ['tenant_id', ...COLUMNS.map(({ name }) => name)];
    const copy = client.query(copyFrom(`COPY activity (${names.join(', ')}) FROM STDIN`));
    const raw = { chunkId: randomUUID(), index: 0 };
    await pipeline(Readable.from(made.map((event) => copyRow(tenantId, event, raw))), copy);
    const drawn = names.map((name) => (name === 'event_id' ? 'gen_random_uuid()' : name));
    await client.query(
      `INSERT INTO activity (${names.join(', ')}) SELECT ${drawn.join(', ')} FROM activity, generate_series(2, $1)`,
      [EVENTS / MADE],
    );
    await client.query(
      `INSERT INTO activity_day (tenant_id, day, origin_id, destination_id, action, category, direction, managed,
         data_class, sensitivity, origin_group_id, destination_group_id, events, bytes, objects, people, times, sizes)
       SELECT $1, (occurred_at AT TIME ZONE 'UTC')::date, $2, $2, '', '', '', '', 'unread', -1, $2, $2,
         count(*), 0, '', '', '', ''
       FROM activity GROUP BY 2`,
      [tenantId, NO_PLACE],
    );
    await client.query('VACUUM (ANALYZE) activity');
  } finally {
    await client.end();
  }
}
