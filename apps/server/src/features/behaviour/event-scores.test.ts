import type { ActivityEvent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import { dropScores, readScores, storeScores } from './event-scores.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function twoEvents(tenantId: number): Promise<[ActivityEvent, ActivityEvent]> {
  const at = Date.UTC(2026, 5, 1);
  await takeIn(db.database, tenantId, [moved('a', at), moved('b', at + 1)]);
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<StoredRow>(`SELECT ${EVENT_COLUMNS} FROM activity ORDER BY occurred_at`),
  );
  const [first, second] = rows.map(storedEvent);
  if (first === undefined || second === undefined) throw new Error('The events are not stored');
  return [first, second];
}

test('a score is kept to the last digit, replaced, and goes with its event', async () => {
  const tenantId = await testTenant(db.database);
  const [first, second] = await twoEvents(tenantId);
  const events = [first, second];
  const score = 0.1 + 0.2;
  const read = () => db.database.tenant(tenantId, (tx) => readScores(tx, tenantId, events));
  const store = (scores: ReadonlyMap<string, number>) =>
    db.database.tenant(tenantId, (tx) => storeScores(tx, tenantId, { events, scores }));
  await store(new Map([[first.eventId, score]]));
  expect([...(await read())]).toEqual([[first.eventId, score]]);
  await store(new Map(events.map(({ eventId }) => [eventId, 0.9])));
  expect(new Set((await read()).values())).toEqual(new Set([0.9]));
  const stranger = await testTenant(db.database);
  const seen = await db.database.tenant(stranger, (tx) => readScores(tx, tenantId, events));
  expect(seen.size).toBe(0);
  await db.database.tenant(tenantId, (tx) => dropScores(tx, tenantId, [first]));
  expect([...(await read()).keys()]).toEqual([second.eventId]);
});
