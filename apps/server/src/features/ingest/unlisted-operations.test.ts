import { mappedEvent } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUnlisted } from '../integrations/unlisted.ts';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from './writing/settled-event.ts';
import { subtractUnlisted } from './unlisted-operations.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

interface Act {
  id: string;
  operation: string;
  source?: IntegrationName;
  isUnlisted?: true;
  at?: number;
}

function record({ id, operation, source = 'Okta', isUnlisted, at = NOON }: Act): IncomingRecord {
  const event = mappedEvent({
    source,
    stream: 'log',
    vendorEventId: id,
    vendorOperation: operation,
    occurredAt: at,
    ...(isUnlisted && { isUnlisted }),
  });
  return { payload: Buffer.from(JSON.stringify({ id })), events: [event] };
}

async function written(acts: readonly Act[]) {
  const tenantId = await testTenant(db.database);
  const { writer } = openSettledPipeline(db.database, () => NOON, []);
  const write = (more: readonly Act[]) =>
    writer.write({
      tenantId,
      sourceId: 'okta',
      records: more.map(record),
      receivedAt: NOON,
      isSample: false,
    });
  await write(acts);
  const read = () => db.database.tenant(tenantId, (tx) => readUnlisted(tx, 'okta'));
  return { tenantId, write, read };
}

test('counts operations that no table names, once for each new event of their source', async () => {
  const { write, read } = await written([
    { id: 'a', operation: 'user.odd', isUnlisted: true, at: NOON - 5 },
    { id: 'b', operation: 'user.odd', isUnlisted: true },
    { id: 'c', operation: 'policy.rare', isUnlisted: true },
    { id: 'd', operation: 'user.known' },
    { id: 'e', operation: 'elsewhere', source: 'Slack', isUnlisted: true },
  ]);
  await write([
    { id: 'b', operation: 'user.odd', isUnlisted: true },
    { id: 'f', operation: 'user.odd', isUnlisted: true },
  ]);
  const at = new Date(NOON).toISOString();
  expect(await read()).toEqual({
    operations: 2,
    events: 4,
    top: [
      { operation: 'user.odd', events: 3, lastEventAt: at },
      { operation: 'policy.rare', events: 1, lastEventAt: at },
    ],
  });
});

test('does not count an act that something beside the table explained', async () => {
  const { tenantId, read } = await written([]);
  const { writer } = openSettledPipeline(db.database, () => NOON, []);
  const [first] = record({ id: 'a', operation: 'rule.made', isUnlisted: true }).events;
  const events = first ? [{ ...first, action: 'Send' as const, movement: 'send' as const }] : [];
  await writer.write({
    tenantId,
    sourceId: 'okta',
    records: [{ payload: Buffer.from('{}'), events }],
    receivedAt: NOON,
    isSample: false,
  });
  expect(await read()).toEqual({ operations: 0, events: 0, top: [] });
});

test('counts names beyond the limit together', async () => {
  const many = Array.from({ length: 503 }, (_, index) => `op-${String(index).padStart(3, '0')}`);
  const acts = many.map((operation): Act => ({ id: operation, operation, isUnlisted: true }));
  const { read } = await written(acts);
  const { operations, events, top } = await read();
  expect([operations, events]).toEqual([501, 503]);
  expect(top[0]).toMatchObject({ operation: '', events: 3 });
});

test('forgets an operation whose events are stored no longer', async () => {
  const { tenantId, read } = await written([{ id: 'a', operation: 'user.odd', isUnlisted: true }]);
  await db.database.tenant(tenantId, async (tx) => {
    const [event] = record({ id: 'a', operation: 'user.odd' }).events;
    if (!event) throw new Error('the record has no event');
    await subtractUnlisted(tx, tenantId, [event]);
  });
  expect((await read()).operations).toBe(0);
});
