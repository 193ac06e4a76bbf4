import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROUTES } from '@waybill/contract';
import { z } from 'zod';
import {
  ADMIN,
  projectOf,
  removeData,
  setUpByApi,
  startInstallation,
  tokensOf,
  waybill,
  type Installation,
} from './support/installation.ts';
import { untilDerived } from './support/backlog.ts';
import { storedText } from './support/region-data.ts';
import { signOut } from './support/sign-in-steps.ts';
import { openVisitor } from './support/visitor.ts';

/** Two regions side by side: two servers with nothing in common but the console of the first. */
test.describe.configure({ mode: 'serial' });

const FIXTURE = path.join(import.meta.dirname, 'fixtures/drive-activity.jsonl');
const EUROPEAN = {
  tenantName: 'Alpenrose Versicherung',
  name: 'Lena Vogt',
  email: 'lena@alpenrose.example',
  password: 'birch lantern quiet nine',
};

let installation: Installation;
const folders = {
  us: () => installation.dataFolder,
  eu: () => path.join(installation.dataFolder, 'regions/eu-west-1'),
};
let us = '';
let eu = '';

test.beforeAll(async () => {
  installation = await startInstallation({ regions: ['us-east-1', 'eu-west-1'] });
  us = installation.regions['us-east-1']?.address ?? '';
  eu = installation.regions['eu-west-1']?.address ?? '';
  await setUpByApi({ address: us, setupLink: installation.regions['us-east-1']?.setupLink ?? '' });
});
test.afterAll(async () => {
  await installation.stop();
  await removeData(installation);
});

test('the set-up of a region and its sign-in work in the console of the other one', async ({
  browser,
}) => {
  expect([installation.address, new URL(us).port !== new URL(eu).port]).toEqual([us, true]);
  const visitor = await openVisitor(browser, { address: us, origins: [us, eu] });
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/v\d\//.test(url.pathname)) asked.push(url.origin + url.pathname);
  });

  const link = installation.regions['eu-west-1']?.setupLink ?? '';
  expect(link.startsWith(`${us}/login?region=eu-west-1&setup=`)).toBe(true);
  await page.goto(link);
  await page.getByLabel('Organisation').fill(EUROPEAN.tenantName);
  await page.getByLabel('Your name').fill(EUROPEAN.name);
  await page.getByLabel('E-mail').fill(EUROPEAN.email);
  await page.getByLabel('Password', { exact: true }).fill(EUROPEAN.password);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByText(EUROPEAN.tenantName).first()).toBeVisible();
  // The page's own origin was asked where the regions are, and for nothing else.
  const ofUs = asked.filter((address) => address.startsWith(us));
  expect([...new Set(ofUs)]).toEqual([`${us}/v1/config`]);
  expect(asked).toContain(`${eu}/v1/session`);

  await page.reload();
  await expect(page.getByText(EUROPEAN.tenantName).first()).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'United States' }).click();
  await expect(page.getByRole('button', { name: 'United States', pressed: true })).toBeVisible();
  asked.length = 0;
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(ADMIN.tenantName).first()).toBeVisible();
  expect(asked.filter((address) => address.startsWith(eu))).toEqual([]);

  // Over to the other region from within: no one is signed in there, and nothing breaks.
  visitor.mayBeRefused('/v1/auth/');
  await page.evaluate(() => localStorage.setItem('REGION', '"eu-west-1"'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Europe', pressed: true })).toBeVisible();

  // A region that is out of order does not hold people: the other one is a click away.
  visitor.mayReport('ERR_FAILED');
  await page.route(`${eu}/**`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('did not respond');
  await page.getByRole('button', { name: 'United States' }).click();
  // Where the session is still good.
  await expect(page.getByText(ADMIN.tenantName).first()).toBeVisible();
  await visitor.close();
});

test('without its console a region leads people to it', async () => {
  const reply = await fetch(`${eu}/`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    `${us}/login?region=eu-west-1`,
  ]);
  expect((await fetch(`${eu}/detections`)).status).toBe(404);
});

test('a session of one region is none in the other', async () => {
  const [american, european] = [await tokensOf(us), await tokensOf(eu, EUROPEAN)];
  const pairs = [
    { base: eu, own: european, foreign: american },
    { base: us, own: american, foreign: european },
  ];
  const paths = Object.entries(ROUTES).flatMap(([route, methods]) => {
    const read = 'GET' in methods ? methods.GET : undefined;
    return read && !('access' in read) ? [route.replaceAll(/\{\w+\}/g, '1')] : [];
  });
  expect(paths).toContain('/v1/session');
  for (const { base, own, foreign } of pairs) {
    const replies = await Promise.all(paths.map((url) => call(base, foreign.sessionJwt, url)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await call(base, own.sessionJwt, '/v1/session')).status).toBe(200);
    expect(await statusOf(base, own.refreshJwt)).toBe(200);
    expect(await statusOf(base, foreign.refreshJwt)).toBe(401);
  }
});

function call(base: string, sessionToken: string, url: string, body?: object): Promise<Response> {
  return fetch(base + url, {
    headers: { 'session-token': sessionToken, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
}

/** What the provider at the base answers to a refresh token, told its own project. */
async function statusOf(base: string, refreshToken: string): Promise<number> {
  const reply = await fetch(`${base}/v1/auth/me`, {
    headers: { authorization: `Bearer ${await projectOf(base)}:${refreshToken}` },
  });
  return reply.status;
}

function ingest(base: string, sourceId: string, secret: string, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}` };
  return fetch(`${base}/v1/ingest/${sourceId}`, { method: 'POST', headers, body });
}

const List = z.object({ items: z.array(z.object({ detectionId: z.string() })) });

test('what one region has, the other has never heard of', async () => {
  const [{ sessionJwt: american }, { sessionJwt: european }] = [
    await tokensOf(us),
    await tokensOf(eu, EUROPEAN),
  ];
  const token = { name: 'Drive', sourceId: 'google-drive' };
  const minted = await call(us, american, '/v1/integrations/tokens', token);
  const { secret } = z.object({ secret: z.string() }).parse(await minted.json());
  const records = await readFile(FIXTURE, 'utf8');
  expect((await ingest(eu, 'google-drive', secret, records)).status).toBe(401);
  expect((await ingest(us, 'google-drive', secret, records)).status).toBe(200);
  await untilDerived(folders.us());

  const list = List.parse(await (await call(us, american, '/v1/detections')).json());
  const detection = `/v1/detections/${list.items[0]?.detectionId}`;
  expect((await call(us, american, detection)).status).toBe(200);
  expect((await call(eu, european, detection)).status).toBe(404);
  const none = List.parse(await (await call(eu, european, '/v1/detections')).json());
  expect(none.items).toEqual([]);

  const [ofUs, ofEu] = await Promise.all([storedText(folders.us()), storedText(folders.eu())]);
  for (const word of [EUROPEAN.email, EUROPEAN.tenantName, await projectOf(eu)]) {
    expect([word, ofEu.includes(word), ofUs.includes(word)]).toEqual([word, true, false]);
  }
  for (const word of [ADMIN.email, ADMIN.tenantName, 'Board minutes', await projectOf(us)]) {
    expect([word, ofUs.includes(word), ofEu.includes(word)]).toEqual([word, true, false]);
  }
  const [keyOfUs, keyOfEu] = await Promise.all(
    [folders.us(), folders.eu()].map((folder) => readFile(path.join(folder, 'master.key'), 'utf8')),
  );
  expect(keyOfUs).not.toBe(keyOfEu);
});

test('the command line works on the region that it is told', async () => {
  const args = ['token', 'create', '--source', 'slack', '--region', 'eu-west-1'];
  const { stdout, stderr } = await waybill(folders.us(), args);
  expect(stderr).toContain(eu);
  const body = '[{"nothing":"of slack"}]';
  expect((await ingest(us, 'slack', stdout.trim(), body)).status).toBe(401);
  expect((await ingest(eu, 'slack', stdout.trim(), body)).status).toBe(200);
});

test('the console alone may call a region from elsewhere', async () => {
  const urls = ['/v1/detections', '/v1/auth/password/signin', '/v1/config', '/v2/auth/me'];
  const ask = (base: string, url: string, origin: string): Promise<Response> =>
    fetch(base + url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'authorization,content-type,session-token,x-descope-sdk-name,x-evil',
      },
    });
  for (const url of urls) {
    const { status, headers } = await ask(eu, url, us);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, us]);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, session-token, x-descope-sdk-name',
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(headers.get('vary')).toContain('origin');
    for (const [base, origin] of [
      [eu, 'https://evil.example'],
      [eu, us.replace('localhost', '127.0.0.1')],
      [eu, 'null'],
      // The region that serves the console is called by its own pages only.
      [us, eu],
    ] as const) {
      const refused = await ask(base, url, origin);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
    }
  }
  const read = await fetch(`${eu}/v1/config`, { headers: { origin: 'https://evil.example' } });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
});
