import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, pagesOf, WaybillError, type WaybillClient } from '@waybill/client';
import { apiTokenRoutes } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiToken } from '../../../testing/route-bodies.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { CliError } from '../cli-error.ts';
import { REMOTE_COMMANDS, type RemoteRequest } from './remote-commands.ts';
import { remoteClient } from './remote-client.ts';

/** The published client and the commands that use it, against a server that listens. */
const QUOTA = 200;
const PERMISSIONS = [
  'session:read',
  'token:create',
  'token:manage',
  'policy:read',
  'policy:edit',
  'detection:read',
  'setting:read',
  'setting:manage',
  'integration:read',
  'user:read',
  'access:read',
  'user:recover',
];

let app: TestApp;
let owner: TestMember;
let address: string;
let token: string;
let client: WaybillClient;
let folder: string;

beforeAll(async () => {
  app = await testApp({ environment: { WAYBILL_REQUESTS_PER_MINUTE: String(QUOTA) } });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  const { json } = await owner.call('POST', '/v1/tokens', apiToken(PERMISSIONS));
  token = apiTokenRoutes['/v1/tokens'].POST.response.parse(json).secret;
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  client = createClient({ address, token });
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-remote-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await app.close();
});

async function run(command: string, given: Partial<RemoteRequest> = {}) {
  const lines: string[] = [];
  const code = await REMOTE_COMMANDS[command]?.({
    client,
    argument: undefined,
    format: 'table',
    permissions: [],
    days: undefined,
    isDryRun: false,
    print: (text) => void lines.push(text),
    ...given,
  });
  return { code, text: lines.join('') };
}

test('a list is read to its end, page by page', async () => {
  await sendRecords(
    app,
    owner.tenantId,
    ['one', 'two', 'three', 'four', 'five'].map((name, id) =>
      publicShare({ id, at: Date.now() - 60_000, person: `${name}@ours.example`, folder: name }),
    ),
  );
  const found = [];
  let pages = 0;
  for await (const { detectionId } of pagesOf(async (cursor) => {
    pages += 1;
    return client.getDetections({ query: { limit: 2, ...(cursor ? { cursor } : {}) } });
  })) {
    found.push(detectionId);
  }
  const { items } = await client.getDetections({ query: { limit: 100 } });
  expect(found).toEqual(items.map(({ detectionId }) => detectionId));
  expect(pages).toBeGreaterThan(1);
});

test('a change with the same key is made once, another one is new', async () => {
  const body = { name: 'Mine', query: 'severity=HIGH' };
  const first = await client.postSavedViews({ body }, { idempotencyKey: 'mine' });
  expect(await client.postSavedViews({ body }, { idempotencyKey: 'mine' })).toEqual(first);
  await expect(client.postSavedViews({ body })).rejects.toMatchObject({
    problem: { code: 'view.name_taken', status: 409 },
  });
});

test('it waits as long as the server says, and gives up at last', async () => {
  const waits: number[] = [];
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms);
    app.advance(61_000);
  };
  const patient = createClient({ address, token, sleep });
  for (let call = 0; call <= QUOTA; call += 1) await patient.getSession();
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(0);
  const impatient = createClient({ address: 'http://127.0.0.1:9', token, retries: 2, sleep });
  await expect(impatient.getSession()).rejects.not.toBeInstanceOf(WaybillError);
  expect(waits.slice(1)).toEqual([500, 1000]);
});

test('policies go out as a file and come back, with a dry run before', async () => {
  const file = path.join(folder, 'policies.yaml');
  expect((await run('policy export', { argument: file })).code).toBe(0);
  expect(await readFile(file, 'utf8')).toContain('policies:');
  const dry = await run('policy import', { argument: folder, isDryRun: true });
  expect(dry.code).toBe(0);
  await writeFile(path.join(folder, 'wrong.yml'), 'policies: [ {');
  const wrong = await run('policy import', { argument: folder });
  expect(wrong.code).toBe(3);
  expect(wrong.text).toMatch(/wrong\.yml:\d+:\d+: /);
  await rm(path.join(folder, 'wrong.yml'));
  expect((await run('policy import', { argument: file })).text).toContain('Imported as drafts');
});

test('tokens are created, listed and revoked', async () => {
  const permissions = ['policy:read'];
  const made = await run('api-token create', { argument: 'Sync', permissions, days: '7' });
  expect(made.text).toMatch(/^wbt_/);
  const listed = await run('api-token list', { format: 'json' });
  const rows = listed.text
    .trim()
    .split('\n')
    .map((line): Record<string, string> => JSON.parse(line));
  const { tokenId } = rows.find(({ name }) => name === 'Sync') ?? {};
  expect((await run('api-token revoke', { argument: tokenId })).text).toBe('Revoked Sync\n');
  const revoked = createClient({ address, token: made.text.trim() });
  await expect(revoked.getPolicies()).rejects.toMatchObject({ problem: { code: 'token.invalid' } });
  await expect(
    run('api-token create', { argument: 'X', permissions: ['audit:read'] }),
  ).rejects.toThrow('audit:read');
});

test('members, sources and the retention of contents', async () => {
  expect((await run('user list')).text).toContain(owner.email);
  expect((await run('source list')).text).toContain('google-drive');
  expect((await run('retention set', { argument: '7' })).text).toContain('7 days');
  expect((await run('retention show')).text).toContain('7 days');
  await expect(run('retention set', { argument: 'soon' })).rejects.toThrow(CliError);
});

test('where the installation is has to be said', () => {
  expect(() => remoteClient({})).toThrow('WAYBILL_URL');
  expect(() => remoteClient({ WAYBILL_URL: 'nowhere', WAYBILL_TOKEN: 'x' })).toThrow(CliError);
});
