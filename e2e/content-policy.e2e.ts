import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  ADMIN,
  apiSession,
  removeData,
  waybill,
  type Installation,
} from './support/installation.ts';
import { startPrepared } from './support/prepared-data.ts';
import { SCREEN_ROUTES } from './support/screen-routes.ts';
import { walkTo } from './support/screen-walk.ts';
import { signOut } from './support/sign-in-steps.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FIXTURE = path.join(import.meta.dirname, 'fixtures/drive-activity.jsonl');

const NO_SCREEN = '/no-such-screen';

let installation: Installation;
test.beforeAll(async () => {
  installation = await startPrepared('administrator');
  await waybill(installation.dataFolder, ['ingest', '--source', 'google-drive', FIXTURE]);
});
test.afterAll(async () => {
  await installation.stop();
  await removeData(installation);
});

/** The table of the document: header and value. */
async function documentedHeaders(): Promise<[string, string][]> {
  const text = await readFile(path.join(ROOT, 'docs/architecture/page-policy.md'), 'utf8');
  return [...text.matchAll(/^\| +`([\w-]+)` +\| +`(.+?)` +\|$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

async function firstDetection(): Promise<string> {
  const call = await apiSession(installation.address);
  const list = await call('/v1/detections');
  const [, id] = /"detectionId":"([^"]+)"/.exec(JSON.stringify(list)) ?? [];
  expect(id).toBeDefined();
  return `/detections/${id}`;
}

async function expectHeaders(route: string, headers: readonly [string, string][]): Promise<void> {
  const reply = await fetch(installation.address + route);
  for (const [name, value] of headers) {
    // Others may be added to what an answer depends on, such as its encoding.
    if (name === 'vary') expect(reply.headers.get(name), route).toContain(value);
    else expect(reply.headers.get(name), `${route}: ${name}`).toBe(value);
  }
  expect(reply.headers.get('strict-transport-security'), 'plain http').toBeNull();
}

test('every page keeps to its content policy', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: installation.address });
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const text = [location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(
        ' ',
      );
      if ('reportViolation' in window && typeof window.reportViolation === 'function') {
        window.reportViolation(text);
      }
    });
  });

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  for (const route of [...SCREEN_ROUTES.slice(1), NO_SCREEN, await firstDetection(), '/']) {
    await walkTo(page, route);
  }
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(violations).toEqual([]);

  // The listener does receive violations.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }));
  });
  await expect.poll(() => violations.join()).toContain('style-src');
  await page.close();
});

test('every answer comes with the documented headers', async () => {
  const headers = await documentedHeaders();
  expect(headers.length).toBeGreaterThan(8);
  const pages = [...SCREEN_ROUTES, NO_SCREEN, await firstDetection(), '/login'];
  for (const route of pages) {
    await expectHeaders(route, headers);
    const reply = await fetch(installation.address + route);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  }
  const others = ['/v1/config', '/v1/session', '/v1/auth/me', '/v1/nowhere', '/assets/none.js'];
  for (const url of others) await expectHeaders(url, headers);
  expect((await fetch(`${installation.address}/assets/none.js`)).status).toBe(404);
});
