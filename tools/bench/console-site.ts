import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { SampleDataState } from '@waybill/contract';
import { z } from 'zod';
import {
  ADMIN,
  removeData,
  setUpByApi,
  startInstallation,
} from '../../e2e/support/installation.ts';

const POLL_MS = 500;
const VIEWPORT = { width: 1440, height: 900 };

/** A product that someone uses: set up, with the sample data. */
export interface ConsoleSite {
  address: string;
  /** Address of some detection's page. */
  detectionPath: string;
  stop(): Promise<void>;
}

/**
 * Starts it like a person does, or uses a running one with the administrator of the browser tests.
 * Address limits are off: the bench signs in repeatedly.
 */
export async function startConsoleSite(running?: string): Promise<ConsoleSite> {
  if (running !== undefined) {
    return { address: running, detectionPath: await loadSampleData(running), stop: async () => {} };
  }
  const installation = await startInstallation({ environment: { WAYBILL_IDENTITY_DEV: '1' } });
  const stop = async (): Promise<void> => {
    await installation.stop();
    await removeData(installation);
  };
  try {
    await setUpByApi(installation);
    const { address } = installation;
    return { address, detectionPath: await loadSampleData(address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the path of one of its detections. */
async function loadSampleData(address: string): Promise<string> {
  const call = await session(address);
  const { isTenantEmpty } = SampleDataState.parse(await call('GET', '/v1/sample-data'));
  if (isTenantEmpty) await call('POST', '/v1/sample-data');
  for (;;) {
    const { state, message } = SampleDataState.parse(await call('GET', '/v1/sample-data'));
    if (state === 'failed') throw new Error(`Could not load the sample data: ${message}`);
    if (state === 'loaded') break;
    await delay(POLL_MS);
  }
  const List = z.object({ items: z.array(z.object({ detectionId: z.string() })).min(1) });
  const { items } = List.parse(await call('GET', '/v1/detections'));
  return `/detections/${items[0]?.detectionId}`;
}

async function session(address: string) {
  const Project = z.object({ projectId: z.string() });
  const { projectId } = Project.parse(await (await fetch(`${address}/v1/config`)).json());
  const answer = await fetch(`${address}/v1/auth/password/signin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${projectId}`, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: ADMIN.email, password: ADMIN.password, loginOptions: {} }),
  });
  const { sessionJwt } = z.object({ sessionJwt: z.string() }).parse(await answer.json());
  const headers = { 'session-token': sessionJwt, 'content-type': 'application/json' };
  return async (method: 'GET' | 'POST', path: string): Promise<unknown> => {
    const init = method === 'POST' ? { method, headers, body: '{}' } : { headers };
    const response = await fetch(address + path, init);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  };
}

/** A browser of someone who is not signed in. */
export function stranger(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: VIEWPORT, locale: 'en-US', reducedMotion: 'reduce' });
}

/** A browser of the administrator, signed in through the sign-in page. */
export async function member(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await stranger(browser);
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
  await page.close();
  return context;
}
