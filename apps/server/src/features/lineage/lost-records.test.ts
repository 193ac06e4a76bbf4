import { lineageRoutes, type LostRecords } from '@waybill/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { keepRejected } from '../ingest/reading/rejected-payloads.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 9, 5, 8);
const EVENT = lineageRoutes['/v1/events/{eventId}/lineage'].GET.response;
const TRACE = lineageRoutes['/v1/traces/{originId}/{destinationId}'].GET.response;

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await testMember(app);
});

/** The same file leaves twice, two hours apart. */
async function leaveTwice(): Promise<string> {
  const object = { kind: 'file' as const, id: 'plan', name: 'plan.xlsx', sizeBytes: 100 };
  await takeIn(app.db.database, member.tenantId, [moved('first', START, { object })]);
  await takeIn(app.db.database, member.tenantId, [moved('second', START + 2 * HOUR, { object })]);
  const rows = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ event_id: string }>(
      'SELECT event_id FROM activity ORDER BY occurred_at DESC LIMIT 1',
    ),
  );
  return rows[0]?.event_id ?? '';
}

async function lostIn(eventId: string): Promise<LostRecords[]> {
  const reply = await member.call('GET', `/v1/events/${eventId}/lineage`);
  return EVENT.parse(reply.json).edges.flatMap(({ lost }) => lost);
}

async function note(from: number, to: number, reason = 'position-expired'): Promise<void> {
  const integrationId = randomUUID();
  await app.db.owner.query(
    `INSERT INTO integration (tenant_id, integration_id, source_id, connector_id, name, plain_values)
     VALUES ($1, $2, 'google-drive', 'google-drive', 'Drive', '{}')`,
    [member.tenantId, integrationId],
  );
  await app.db.owner.query(
    `INSERT INTO record_loss (tenant_id, loss_id, integration_id, source_id, stream_id, reason, from_at, to_at, noted_at)
     VALUES ($1, $2, $3, 'google-drive', 'drive', $4, $5, $6, now())`,
    [member.tenantId, randomUUID(), integrationId, reason, new Date(from), new Date(to)],
  );
}

describe('a step', () => {
  test('tells what of its source is lost between its two ends, and of no other time', async () => {
    const eventId = await leaveTwice();
    expect(await lostIn(eventId)).toEqual([]);
    await note(START - 5 * HOUR, START - HOUR);
    await note(START + 3 * HOUR, START + 4 * HOUR);
    expect(await lostIn(eventId)).toEqual([]);
    await note(START + HOUR, START + 1.5 * HOUR);
    expect(await lostIn(eventId)).toEqual([
      {
        source: 'Google Drive',
        reason: 'position-expired',
        from: new Date(START + HOUR).toISOString(),
        to: new Date(START + 1.5 * HOUR).toISOString(),
        records: null,
      },
    ]);
  });

  test('tells what came between its two ends and could not be read, of its source alone', async () => {
    const eventId = await leaveTwice();
    const [came] = await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ ingested_at: Date }>('SELECT max(ingested_at) AS ingested_at FROM activity'),
    );
    const receivedAt = came?.ingested_at.getTime() ?? 0;
    const rejected = (payload: string) => ({
      line: 1,
      field: null,
      reason: 'is no record',
      payload: Buffer.from(payload),
      isTruncated: false,
    });
    const keep = (sourceId: string, at: number, payloads: readonly string[]) =>
      keepRejected(
        app.db.database,
        { tenantId: member.tenantId, sourceId, receivedAt: at },
        payloads.map(rejected),
      );
    await keep('slack', receivedAt, ['other source']);
    await keep('google-drive', receivedAt + 60_000, ['later']);
    expect(await lostIn(eventId)).toEqual([]);
    await keep('google-drive', receivedAt, ['one', 'two']);
    expect(await lostIn(eventId)).toMatchObject([
      { source: 'Google Drive', reason: 'unread', records: 2 },
    ]);
  });

  test('tells it in a trace as well', async () => {
    const eventId = await leaveTwice();
    await note(START + HOUR, START + 1.5 * HOUR, 'not-recorded');
    const reply = await member.call('GET', `/v1/events/${eventId}/lineage`);
    const { trace } = EVENT.parse(reply.json);
    const found = await member.call('GET', `/v1/traces/${trace?.originId}/${trace?.destinationId}`);
    expect(
      TRACE.parse(found.json).edges.map(({ lost }) => lost.map(({ reason }) => reason)),
    ).toEqual([['not-recorded']]);
  });
});
