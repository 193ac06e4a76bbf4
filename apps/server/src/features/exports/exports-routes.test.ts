import { exportRoutes, ExportStream } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const List = exportRoutes['/v1/exports'].GET.response;
const Problem = z.object({ code: z.string(), errors: z.array(z.object({ path: z.string() })) });
const OcsfLine = z.looseObject({ time: z.number(), class_uid: z.number() });
const SECRET = 'canary-secret-90b4';
const HTTP = { name: 'SIEM', kind: 'http', address: 'https://siem.example/in', secret: SECRET };
const S3 = {
  name: 'Lake',
  kind: 's3',
  address: 's3://lake/activity',
  region: 'eu-west-1',
  accessKeyId: 'AKIAEXAMPLE',
  secret: SECRET,
};

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await testMember(app);
});
afterAll(() => app.close());

async function add(body: object = HTTP) {
  const reply = await owner.call('POST', '/v1/exports', body);
  expect(reply).toMatchObject({ status: 200 });
  return ExportStream.parse(reply.json);
}
async function list(member = owner) {
  return List.parse((await member.call('GET', '/v1/exports')).json).items;
}

describe('streams', () => {
  test.each([
    ['address', { ...HTTP, address: 'https://169.254.169.254/latest' }],
    ['address', { ...HTTP, address: 'http://10.0.0.5/in' }],
    ['endpoint', { ...S3, endpoint: 'https://127.0.0.1:9000' }],
  ])('one whose %s would be refused is not added: %j', async (path, body) => {
    const reply = await owner.call('POST', '/v1/exports', body);
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'export.address_invalid', errors: [{ path }] },
    });
    expect(await list()).toEqual([]);
  });

  test('one is added, waits, is paused, goes on and is removed', async () => {
    const stream = await add();
    expect(stream).toMatchObject({
      name: 'SIEM',
      address: HTTP.address,
      state: 'waiting',
      sent: 0,
      lagSec: null,
      lastSentAt: null,
      detail: null,
    });
    expect(await list()).toEqual([stream]);
    const url = `/v1/exports/${stream.exportId}`;
    const paused = await owner.call('PATCH', url, { isPaused: true });
    expect(paused.json).toMatchObject({ isPaused: true, state: 'paused' });
    const resumed = await owner.call('PATCH', url, { isPaused: false });
    expect(resumed.json).toMatchObject({ isPaused: false, state: 'waiting' });
    const removed = await owner.call('DELETE', url);
    expect(removed.json).toEqual({ exportId: stream.exportId });
    expect(await list()).toEqual([]);
    expect(await owner.call('DELETE', url)).toMatchObject({ status: 404 });
  });

  test('a secret is in no answer, no log line, and stands nowhere as it is', async () => {
    const streams = [await add(), await add(S3)];
    const replies = [
      await owner.call('GET', '/v1/exports'),
      await owner.call('PATCH', `/v1/exports/${streams[1]?.exportId}`, { isPaused: true }),
    ];
    const { rows } = await app.db.owner.query(
      `SELECT stream::text, encode(sealed_secret, 'escape') AS sealed FROM export_stream AS stream
       WHERE tenant_id = $1 AND sealed_secret IS NOT NULL`,
      [owner.tenantId],
    );
    expect(rows).toHaveLength(2);
    const told = [streams, replies.map(({ text }) => text), rows, app.logLines];
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  test('a stream counts from now on: what came before is not behind', async () => {
    await sendRecords(app, owner.tenantId, [share(1)]);
    await add();
    await sendRecords(app, owner.tenantId, [share(2)]);
    app.advance(60_000);
    const [stream] = await list();
    expect(stream?.lagSec).toBeGreaterThanOrEqual(60);
    const { rows } = await app.db.owner.query<{ events: string }>(
      'SELECT sum(cardinality(event_ids)) AS events FROM export_batch WHERE tenant_id = $1',
      [owner.tenantId],
    );
    expect(rows).toEqual([{ events: '1' }]);
  });

  test('a stream tells how many events it left out, and why the last one', async () => {
    const { exportId } = await add();
    await app.db.owner.query(
      `UPDATE export_stream SET skipped = 2, skipped_event_id = $1, skipped_reason = 'TypeError',
         skipped_at = '2026-02-03T04:05:00Z' WHERE export_id = $1`,
      [exportId],
    );
    expect(await list()).toMatchObject([
      {
        skipped: 2,
        lastSkipped: { eventId: exportId, reason: 'TypeError', at: '2026-02-03T04:05:00.000Z' },
      },
    ]);
  });

  test.each([
    ['no address', { ...HTTP, address: 'siem.example' }, ['address']],
    ['another scheme', { ...HTTP, address: 'ftp://siem.example' }, ['address']],
    ['credentials in it', { ...HTTP, address: 'https://u:p@siem.example' }, ['address']],
    ['no bucket', { ...S3, address: 'https://lake.example' }, ['address']],
    ['a bucket without region', { ...S3, region: undefined }, ['region']],
    ['a bucket without key id', { ...S3, accessKeyId: '' }, ['accessKeyId']],
    ['a bucket without secret', { ...S3, secret: undefined }, ['secret']],
    [
      'nothing but the kind',
      { name: 'x', kind: 's3', address: '' },
      ['address', 'region', 'accessKeyId', 'secret'],
    ],
  ])('%s is told at its field', async (_what, body, paths) => {
    const reply = await owner.call('POST', '/v1/exports', body);
    const { code, errors } = Problem.parse(reply.json);
    expect(code).toBe('export.address_invalid');
    expect(errors.map(({ path }) => path)).toEqual(paths);
    expect(await list()).toEqual([]);
  });

  test('a name is needed, and told at its field too', async () => {
    const { errors } = Problem.parse(
      (await owner.call('POST', '/v1/exports', { ...HTTP, name: ' ' })).json,
    );
    expect(errors.map(({ path }) => path)).toEqual(['name']);
  });

  test('a stream of another tenant is not there', async () => {
    const { exportId } = await add();
    const stranger = await testMember(app);
    const url = `/v1/exports/${exportId}`;
    expect(await list(stranger)).toEqual([]);
    expect(await stranger.call('PATCH', url, { isPaused: true })).toMatchObject({ status: 404 });
    expect(await stranger.call('DELETE', url)).toMatchObject({ status: 404 });
    expect((await list())[0]).toMatchObject({ exportId, isPaused: false });
  });

  test('whoever may only read integrations sees streams and changes none', async () => {
    const analyst = await testMember(app, { roles: ['Analyst L1'] });
    expect(await analyst.call('GET', '/v1/exports')).toMatchObject({ status: 200 });
    expect(await analyst.call('POST', '/v1/exports', HTTP)).toMatchObject({ status: 403 });
    expect(await analyst.call('GET', '/v1/activity/ocsf')).toMatchObject({ status: 403 });
  });
});

const AT = Date.UTC(2026, 4, 4, 8);
const HOUR = 3_600_000;

function share(id: number, at = AT) {
  return publicShare({ id, at, person: 'ana@ours.example', folder: 'pay' });
}

describe('activity as OCSF', () => {
  const read = async (query: Record<string, string>, member = owner) => {
    const search = new URLSearchParams(query);
    const reply = await member.call('GET', `/v1/activity/ocsf?${search.toString()}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toContain('application/x-ndjson');
    const lines = reply.text.split('\n');
    expect(lines.pop()).toBe('');
    return lines.map((line) => OcsfLine.parse(JSON.parse(line)).time);
  };
  const range = (from: number, to: number) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  });

  test('one event a line, the oldest first, only those of the range and of the tenant', async () => {
    const hours = [5, 1, 3, 0, 4, 2];
    await sendRecords(
      app,
      owner.tenantId,
      hours.map((hour) => share(hour, AT + hour * HOUR)),
    );
    const stranger = await testMember(app);
    await sendRecords(app, stranger.tenantId, [share(9)]);
    const whole = range(AT, AT + 6 * HOUR);
    expect(await read(whole)).toEqual([0, 1, 2, 3, 4, 5].map((hour) => AT + hour * HOUR));
    // From a counted state to an uncounted one.
    expect(await read(range(AT + HOUR, AT + 3 * HOUR))).toEqual([AT + HOUR, AT + 2 * HOUR]);
    expect(await read({ ...whole, limit: '2' })).toEqual([AT, AT + HOUR]);
    expect(await read(whole, stranger)).toEqual([AT]);
    expect(await read(range(AT - HOUR, AT))).toEqual([]);
  });

  test('it comes as a file, by default of the last day, and is written down', async () => {
    const now = app.services.now();
    await sendRecords(app, owner.tenantId, [share(1, now - HOUR), share(2, now - 30 * HOUR)]);
    const reply = await owner.call('GET', '/v1/activity/ocsf');
    expect(reply.headers['content-disposition']).toMatch(/attachment.*\.ocsf\.ndjson/);
    expect(reply.text.trimEnd().split('\n')).toHaveLength(1);
    const { rows } = await app.db.owner.query(
      `SELECT action FROM audit_entry WHERE tenant_id = $1 AND action = 'activity.exported'`,
      [owner.tenantId],
    );
    expect(rows).toHaveLength(1);
  });

  test('an event that cannot be written is left out, and an odd word is kept', async () => {
    await sendRecords(app, owner.tenantId, [
      share(1),
      share(2, AT + HOUR),
      share(3, AT + 2 * HOUR),
    ]);
    const change = (sql: string, at: number) =>
      app.db.owner.query(`UPDATE activity SET ${sql} WHERE tenant_id = $1 AND occurred_at = $2`, [
        owner.tenantId,
        new Date(at),
      ]);
    await change(`outcome = 'constructor'`, AT);
    await change(`recipients = '{}'`, AT + HOUR);
    expect(await read(range(AT, AT + 6 * HOUR))).toEqual([AT, AT + 2 * HOUR]);
    const logged = app.logLines.filter((line) => line.includes('in an OCSF download'));
    expect(logged).toHaveLength(1);
  });
});
