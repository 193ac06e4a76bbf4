import { Remediation, RemediationOption, type Remediation as Run } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CollectingMember } from '../../../testing/collecting.ts';
import { publicShare } from '../../../testing/drive-records.ts';
import {
  remediatingApp,
  serviceAccount,
  type RemediatingApp,
  type SourceRequest,
} from '../../../testing/remediating.ts';

const HOUR = 3_600_000;
const KEY = serviceAccount();

interface Permission {
  id: string;
  type: string;
  role: string;
  emailAddress?: string;
  domain?: string;
  allowFileDiscovery?: boolean;
  permissionDetails?: { inherited: boolean }[];
}

let app: RemediatingApp;
let tenantId: number;
let ana: CollectingMember;
let ben: CollectingMember;
let detectionId: string;
let used = 0;
/** Who has access to the file at the simulated Drive. */
let permissions: Permission[];
/** Instead of the replayed Drive's own answer; undefined leaves it to that. */
let override: (request: SourceRequest) => Response | Promise<Response> | undefined;

beforeAll(async () => {
  app = await remediatingApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  // Work pending from another test would run here.
  await app.db.owner.query('DELETE FROM remediation');
  tenantId = await app.tenant();
  await app.db.owner.query('UPDATE tenant SET own_domains = $2 WHERE tenant_id = $1', [
    tenantId,
    ['ours.example'],
  ]);
  ana = app.member(tenantId, 'Ana');
  ben = app.member(tenantId, 'Ben', 'Analyst L2');
  permissions = [
    { id: 'owner', type: 'user', role: 'owner', emailAddress: 'eva@ours.example' },
    { id: 'mate', type: 'user', role: 'writer', emailAddress: 'max@ours.example' },
    { id: 'out-1', type: 'user', role: 'reader', emailAddress: 'x@rival.example' },
    { id: 'out-2', type: 'user', role: 'writer', emailAddress: 'y@rival.example' },
    { id: 'out-3', type: 'group', role: 'reader', emailAddress: 'all@partner.example' },
    { id: 'anyone', type: 'anyone', role: 'reader', allowFileDiscovery: false },
  ];
  override = () => undefined;
  app.answerBy((request) => override(request) ?? driveAnswer(request));
  app.sent.length = 0;
  detectionId = await newDetection();
});

/** Drive's documented answers: the token service, the list of permissions, and their deletion. */
function driveAnswer({ method, url }: SourceRequest): Response {
  if (url.host === 'oauth2.googleapis.com') {
    return Response.json({ access_token: 'ya29.secret-token', expires_in: 3599 });
  }
  const [, id] =
    /^\/drive\/v3\/files\/doc-[\w-]+\/permissions(?:\/(\S+))?$/.exec(url.pathname) ?? [];
  if (method === 'GET') return Response.json({ permissions });
  if (!permissions.some((one) => one.id === id)) {
    return Response.json(
      { error: { code: 404, message: 'Permission not found' } },
      { status: 404 },
    );
  }
  permissions = permissions.filter((one) => one.id !== id);
  return new Response(null, { status: 204 });
}

async function newDetection(): Promise<string> {
  const share = publicShare({
    id: (used += 1),
    at: Date.now() - 60_000,
    person: 'eva@ours.example',
    folder: 'team',
  });
  await app.ingest(tenantId, 'Google Drive', [share]);
  const [row] = await app.db.database.tenant(tenantId, (tx) =>
    tx.query<{ detection_id: string }>('SELECT detection_id FROM detection LIMIT 1'),
  );
  if (!row) throw new Error('The share raised no detection');
  return row.detection_id;
}

async function connect(): Promise<string> {
  const { json } = await ana.call('POST', '/v1/integrations', {
    sourceId: 'google-drive',
    name: 'Our Drive',
    values: { service_account: KEY, admin_email: 'admin@ours.example' },
    streams: ['drive-activity'],
  });
  return z.object({ integrationId: z.string() }).parse(json).integrationId;
}

const List = z.object({ options: z.array(RemediationOption), items: z.array(Remediation) });
const Preview = z.object({ remediation: Remediation.nullable(), failure: z.unknown() });

async function list(by = ana) {
  const { json } = await by.call('GET', `/v1/detections/${detectionId}/remediations`);
  return List.parse(json);
}

async function previewed(capability: Run['capability'], by = ana) {
  const [option] = (await list()).options;
  const { json } = await by.call('POST', `/v1/detections/${detectionId}/remediations`, {
    capability,
    objectKey: option?.objectKey ?? '',
  });
  return Preview.parse(json);
}

async function preview(capability: Run['capability'], by = ana): Promise<Run> {
  const { remediation, failure } = await previewed(capability, by);
  if (!remediation) throw new Error(JSON.stringify(failure));
  return remediation;
}

const step = (name: 'run' | 'approve' | 'decline', { remediationId }: Run, by = ana) =>
  by.call('POST', `/v1/remediations/${remediationId}/${name}`, { reason: 'Shared by mistake' });

async function now({ remediationId }: Run): Promise<Run> {
  const found = (await list()).items.find((one) => one.remediationId === remediationId);
  if (!found) throw new Error('It is not listed');
  return found;
}

const changes = () =>
  app.sent.filter(({ method, url }) => method !== 'GET' && url.host !== 'oauth2.googleapis.com');

/** Executes due work until none is left, as hours pass. */
async function letRun(rounds = 10): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await app.carryOut();
    app.advance(HOUR);
  }
}

describe('what is offered', () => {
  test('says why it cannot be chosen until the source is connected', async () => {
    expect((await list()).options).toEqual(
      ['expire_link', 'remove_recipients', 'make_private'].map((capability) =>
        expect.objectContaining({ capability, hindrance: 'not_connected' }),
      ),
    );
    const integrationId = await connect();
    expect((await list()).options.every(({ hindrance }) => hindrance === null)).toBe(true);
    await app.db.owner.query('UPDATE integration SET is_paused = true WHERE integration_id = $1', [
      integrationId,
    ]);
    expect((await list()).options[0]).toMatchObject({ hindrance: 'paused' });
    expect(await previewed('expire_link').catch(() => null)).toBeNull();
  });

  test('what the rule proposes comes first; a person previews and runs it all the same', async () => {
    await connect();
    const policies = JSON.stringify({
      rules: [
        { title: 'Another', response: { remediation: ['expire_link'] } },
        { title: 'Shared', response: { remediation: ['quarantine', 'make_private'] } },
      ],
    });
    await app.db.owner.query(
      `INSERT INTO policy (tenant_id, policy_key, priority, active_version, standings, created_at, changed_at)
       VALUES ($1, 'own', 100, 1, '{}', now(), now())`,
      [tenantId],
    );
    await app.db.owner.query(
      `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, created_at)
       VALUES ($1, 'own', 1, $2, 'hash', now())`,
      [tenantId, policies],
    );
    expect((await list()).options.some(({ isProposed }) => isProposed)).toBe(false);
    await app.db.owner.query(
      `UPDATE detection SET policy_key = 'own', policy_version = 1, title = 'Shared' WHERE tenant_id = $1`,
      [tenantId],
    );
    const { options } = await list();
    expect(
      options.map(({ capability, hindrance, isProposed }) => [capability, hindrance, isProposed]),
    ).toEqual([
      ['quarantine', 'act_not_offered', true],
      ['make_private', null, true],
      ['expire_link', null, false],
      ['remove_recipients', null, false],
    ]);
    expect(await previewed('quarantine').catch(() => null)).toBeNull();
    const run = await preview('make_private');
    expect(run.state).toBe('previewed');
    await letRun(2);
    expect(changes()).toEqual([]);
  });

  test('a preview tells who loses access, and sends nothing that changes anything', async () => {
    await connect();
    const run = await preview('remove_recipients');
    expect(run).toMatchObject({ state: 'previewed', isDestructive: true, keptCount: 3 });
    expect(run.holders.map(({ key, kind, isOutside }) => [key, kind, isOutside])).toEqual([
      ['out-1', 'person', true],
      ['out-2', 'person', true],
      ['out-3', 'group', true],
    ]);
    await letRun(2);
    expect(changes()).toEqual([]);
    expect((await list()).items).toEqual([]);
    // Acts on behalf of the owner, with the one scope that it needs.
    const [token] = app.sent.filter(({ url }) => url.host === 'oauth2.googleapis.com');
    const [, claims = ''] = (new URLSearchParams(token?.body).get('assertion') ?? '').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      sub: 'eva@ours.example',
      scope: 'https://www.googleapis.com/auth/drive',
    });
  });
});

describe('what is carried out', () => {
  test('a link goes at once and is confirmed by asking again', async () => {
    await connect();
    const run = await preview('expire_link');
    expect(run.holders).toMatchObject([{ key: 'anyone', kind: 'link' }]);
    expect((await step('run', run)).json).toMatchObject({ state: 'approved' });
    expect(changes()).toEqual([]);
    await app.carryOut();
    expect(await now(run)).toMatchObject({ state: 'running', remainingCount: 1 });
    app.advance(HOUR);
    await app.carryOut();
    expect(await now(run)).toMatchObject({ state: 'confirmed', remainingCount: 0, failure: null });
    expect(changes().map(({ method, url }) => [method, url.pathname.split('/').at(-1)])).toEqual([
      ['DELETE', 'anyone'],
    ]);
    await letRun(3);
    expect(changes()).toHaveLength(1);
    const { rows } = await app.db.owner.query(
      `SELECT after, actor_name FROM detection_history WHERE tenant_id = $1 AND field = 'remediation' ORDER BY seq`,
      [tenantId],
    );
    expect(rows).toEqual([
      { after: 'expire_link/approved', actor_name: 'Ana' },
      { after: 'expire_link/confirmed', actor_name: null },
    ]);
  });

  test('what is destructive waits for a second person, and takes nobody who came after', async () => {
    await connect();
    const run = await preview('make_private');
    expect(run.holders.map(({ key }) => key)).toEqual([
      'mate',
      'out-1',
      'out-2',
      'out-3',
      'anyone',
    ]);
    expect((await step('run', run)).json).toMatchObject({ state: 'asked' });
    await letRun(2);
    expect(changes()).toEqual([]);
    expect((await step('approve', run)).status).toBe(403);
    permissions.push({ id: 'late', type: 'user', role: 'reader', emailAddress: 'l@ours.example' });
    expect((await step('approve', run, ben)).json).toMatchObject({
      state: 'approved',
      decidedBy: 'Ben',
    });
    await letRun();
    expect(await now(run)).toMatchObject({ state: 'confirmed' });
    expect(permissions.map(({ id }) => id)).toEqual(['owner', 'late']);
  });

  test('what is gone already is confirmed without an act', async () => {
    await connect();
    const run = await preview('expire_link');
    permissions = permissions.filter(({ id }) => id !== 'anyone');
    await step('run', run);
    await letRun();
    expect(await now(run)).toMatchObject({ state: 'confirmed', remainingCount: 0 });
    expect(changes()).toEqual([]);
  });

  test('what the source goes on showing is not confirmed, and is sent once', async () => {
    await connect();
    const run = await preview('expire_link');
    await step('run', run);
    override = ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : undefined;
    await letRun(12);
    expect(await now(run)).toMatchObject({ state: 'not_confirmed', remainingCount: 1 });
    expect(changes()).toHaveLength(1);
  });

  test('a source that is away for a while is asked again', async () => {
    await connect();
    const run = await preview('expire_link');
    await step('run', run);
    override = ({ url }) =>
      url.host === 'www.googleapis.com' ? new Response(null, { status: 503 }) : undefined;
    await app.carryOut();
    expect(await now(run)).toMatchObject({ state: 'running', failure: 'unavailable' });
    override = () => undefined;
    await letRun();
    expect(await now(run)).toMatchObject({ state: 'confirmed', failure: null });
  });

  test('a refusal of the source ends it', async () => {
    await connect();
    const run = await preview('expire_link');
    await step('run', run);
    override = ({ method }) =>
      method === 'DELETE'
        ? Response.json({ error: { code: 403, message: 'Insufficient rights' } }, { status: 403 })
        : undefined;
    await letRun(3);
    expect(await now(run)).toMatchObject({
      state: 'failed',
      failure: 'permission_missing',
      remainingCount: 1,
      scopes: ['https://www.googleapis.com/auth/drive'],
    });
  });

  test('an act that is not declared for the source of the object is not sent', async () => {
    await connect();
    const run = await preview('expire_link');
    await step('run', run);
    // Another source of the same connector, whose connection would respond.
    await app.db.owner.query(`UPDATE remediation SET source = 'Gmail' WHERE remediation_id = $1`, [
      run.remediationId,
    ]);
    await letRun(2);
    expect(await now(run)).toMatchObject({ state: 'failed', failure: 'gone' });
    expect(changes()).toEqual([]);
  });

  test('without its connection it fails', async () => {
    const integrationId = await connect();
    const run = await preview('expire_link');
    await step('run', run);
    await ana.call('DELETE', `/v1/integrations/${integrationId}`);
    await letRun(2);
    expect(await now(run)).toMatchObject({ state: 'failed', failure: 'gone' });
    expect(changes()).toEqual([]);
  });
});

describe('who may', () => {
  test('a missing scope is told with the preview', async () => {
    await connect();
    override = ({ url }) =>
      url.host === 'oauth2.googleapis.com'
        ? Response.json({ error: 'unauthorized_client' }, { status: 401 })
        : undefined;
    expect(await previewed('expire_link')).toMatchObject({
      remediation: null,
      failure: {
        code: 'permission_missing',
        scopes: ['https://www.googleapis.com/auth/drive'],
      },
    });
  });

  test('only with the permission; others see what is going on', async () => {
    await connect();
    const junior = app.member(tenantId, 'Jo', 'Analyst L1');
    const run = await preview('make_private');
    await step('run', run);
    expect((await list(junior)).items).toHaveLength(1);
    const asked = { capability: 'expire_link', objectKey: 'x' };
    const path = `/v1/detections/${detectionId}/remediations`;
    expect((await junior.call('POST', path, asked)).status).toBe(403);
    for (const name of ['run', 'approve', 'decline'] as const) {
      expect((await step(name, run, junior)).status).toBe(403);
    }
  });

  test('a preview is run by whoever made it, once, and while it is fresh', async () => {
    await connect();
    const run = await preview('expire_link');
    expect((await step('run', run, ben)).status).toBe(404);
    expect((await step('approve', run, ben)).status).toBe(409);
    expect((await step('run', run)).status).toBe(200);
    expect((await step('run', run)).status).toBe(409);
    const old = await preview('expire_link');
    app.advance(HOUR);
    expect((await step('run', old)).status).toBe(409);
  });

  test('who asked may take it back, and what is declined is never sent', async () => {
    await connect();
    const run = await preview('make_private');
    await step('run', run);
    expect((await step('decline', run)).json).toMatchObject({ state: 'declined' });
    expect((await step('approve', run, ben)).status).toBe(409);
    await letRun(2);
    expect(changes()).toEqual([]);
  });

  test('another organisation finds nothing of it', async () => {
    await connect();
    const run = await preview('make_private');
    await step('run', run);
    const stranger = app.member(await app.tenant(), 'Zoe');
    const path = `/v1/detections/${detectionId}/remediations`;
    expect((await stranger.call('GET', path)).status).toBe(404);
    for (const name of ['run', 'approve', 'decline'] as const) {
      expect((await step(name, run, stranger)).status).toBe(404);
    }
    expect(await now(run)).toMatchObject({ state: 'asked' });
  });

  test('every step is audited, and no secret is logged or given out', async () => {
    await connect();
    const run = await preview('make_private');
    await step('run', run);
    await step('approve', run, ben);
    await letRun();
    const { rows } = await app.db.owner.query<{ action: string }>(
      `SELECT action FROM audit_entry WHERE tenant_id = $1 AND action LIKE 'remediation.%' ORDER BY seq`,
      [tenantId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'remediation.previewed',
      'remediation.asked',
      'remediation.approved',
    ]);
    const told = [...app.logLines, JSON.stringify(await list())].join('\n');
    expect(told).not.toMatch(/PRIVATE KEY|ya29/);
  });
});

describe('one that goes wrong', () => {
  test('by a fault of Waybill is tried again, told, and holds up no other', async () => {
    await connect();
    const bad = await preview('expire_link');
    await step('run', bad);
    const good = await preview('remove_recipients', ben);
    await step('run', good, ben);
    await app.db.owner.query(
      `UPDATE remediation SET state = 'approved', next_at = now() - interval '1 hour'
       WHERE remediation_id = ANY($1)`,
      [[bad.remediationId, good.remediationId]],
    );
    await app.db.owner.query(
      `UPDATE remediation SET holders = '[{"key": 17}]' WHERE remediation_id = $1`,
      [bad.remediationId],
    );
    await letRun();
    const { rows } = await app.db.owner.query<{ remediation_id: string; state: string }>(
      'SELECT remediation_id, state, failure, tries FROM remediation',
    );
    const byId = new Map(rows.map((row) => [row.remediation_id, row]));
    expect(byId.get(good.remediationId)).toMatchObject({ state: 'confirmed' });
    expect(byId.get(bad.remediationId)).toMatchObject({
      state: 'failed',
      failure: 'internal_error',
    });
  });

  test('at a slow source keeps no other tenant waiting', async () => {
    await connect();
    const slow = await preview('expire_link');
    const slowFile = `doc-team-${used}`;
    await step('run', slow);
    tenantId = await app.tenant();
    ana = app.member(tenantId, 'Ana');
    detectionId = await newDetection();
    await connect();
    const quick = await preview('expire_link');
    await step('run', quick);
    await app.db.owner.query(
      `UPDATE remediation SET state = 'approved',
         next_at = now() - CASE WHEN remediation_id = $1 THEN interval '2 hours' ELSE interval '1 hour' END`,
      [slow.remediationId],
    );
    const release = Promise.withResolvers<void>();
    override = (request) =>
      request.url.pathname.includes(slowFile)
        ? release.promise.then(() => driveAnswer(request))
        : undefined;
    const done = app.carryOut();
    // It is sent while the other one still waits for its source.
    await expect
      .poll(async () => (await now(quick)).nextCheckAt !== null && changes().length)
      .toBe(1);
    release.resolve();
    await done;
  });
});
