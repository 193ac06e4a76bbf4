import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SampleDataState } from '@waybill/contract';
import { z } from 'zod';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { untilDerived } from './backlog.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 120_000;
const SAMPLE_POLL_MS = 300;

/** A real installation, started as a person starts it, on its own data folder. */
export interface Installation {
  address: string;
  setupLink: string | null;
  /** What the start said about each region, by its name; empty if there is but one. */
  regions: Record<string, RegionStart>;
  dataFolder: string;
  /** Pid of the supervisor. */
  pid: number;
  /** Ctrl-C, and waits until everything is gone. */
  stop(): Promise<void>;
}

export interface RegionStart {
  address: string;
  setupLink: string;
}

/** Starts Waybill with `npm start`. On a used folder it finds everything again. */
export async function startInstallation(
  options: {
    dataFolder?: string;
    port?: number;
    environment?: Record<string, string>;
    /** Regions to run side by side, the console's first. */
    regions?: readonly string[];
  } = {},
): Promise<Installation> {
  const dataFolder =
    options.dataFolder ?? (await temporaryDataFolder('waybill-e2e-', { mayBeInMemory: true }));
  const port = options.port ?? (await freePort());
  const { regions = [] } = options;
  const more = regions.length > 0 ? ['--', '--regions', regions.join()] : [];
  const child = spawn('npm', ['start', ...more], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...options.environment,
      WAYBILL_DATA: dataFolder,
      WAYBILL_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that Ctrl-C can be sent to it like from a terminal.
    detached: true,
  });
  const interrupt = (): void => void process.kill(-(child.pid ?? 0), 'SIGINT');
  // Where the set-up of a test fails no one stops it; it must not go on next to the tests that follow.
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
  const output = await outputUntil(child, 'Press Ctrl-C to stop');
  const address = /ready: (\S+)/.exec(output)?.[1] ?? '';
  const instance = await readFile(path.join(dataFolder, 'instance.json'), 'utf8');
  const { pid } = z.object({ pid: z.number() }).parse(JSON.parse(instance));
  return {
    address,
    setupLink: /(\S+\/login\?\S*setup=\S+)/.exec(output)?.[1] ?? null,
    regions: Object.fromEntries(regions.map((region) => [region, regionStart(output, region)])),
    dataFolder,
    pid,
    async stop() {
      if (child.exitCode !== null) return;
      interrupt();
      await once(child, 'exit');
    },
  };
}

function regionStart(output: string, region: string): RegionStart {
  return {
    address: new RegExp(`^ +${region}: (http\\S+)`, 'm').exec(output)?.[1] ?? '',
    setupLink: new RegExp(`(http\\S+region=${region}&setup=\\S+)`).exec(output)?.[1] ?? '',
  };
}

/** All that a process has said up to `mark`. Throws when it ends first, or takes too long. */
export function outputUntil(child: ChildProcess, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), START_MS);
    const onData = (part: Buffer): void => {
      output += part.toString();
      if (!output.includes(mark)) return;
      clearTimeout(timer);
      resolve(output);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Ended with ${code} while starting:\n${output}`));
    });
  });
}

export async function removeData(installation: Installation): Promise<void> {
  await rm(installation.dataFolder, { recursive: true, force: true });
}

export const ADMIN = {
  tenantName: 'Northwind Bank',
  name: 'Dana Whitfield',
  email: 'dana@northwind.example',
  password: 'plum kettle orbit seven',
};

/** Creates the first administrator without a browser, for tests that are about something else. */
export async function setUpByApi(
  { address, setupLink }: Pick<Installation, 'address' | 'setupLink'>,
  administrator: typeof ADMIN = ADMIN,
): Promise<void> {
  const token = new URL(setupLink ?? '').searchParams.get('setup');
  const response = await fetch(`${address}/v1/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, token, ownDomains: ['northwind.example'] }),
  });
  if (!response.ok) throw new Error(`Set-up answered ${response.status}: ${await response.text()}`);
}

/** Project of the identity provider at a base. */
export async function projectOf(address: string): Promise<string> {
  const reply = await fetch(`${address}/v1/config`);
  return z.object({ projectId: z.string() }).parse(await reply.json()).projectId;
}

/** A sign-in over the provider's wire: its session token, and its refresh token out of the cookie. */
export async function tokensOf(
  address: string,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<{ sessionJwt: string; refreshJwt: string }> {
  const response = await fetch(`${address}/v1/auth/password/signin`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await projectOf(address)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ loginId: email, password, loginOptions: {} }),
  });
  const { sessionJwt } = z.object({ sessionJwt: z.string() }).parse(await response.json());
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('DSR=')) ?? '';
  return { sessionJwt, refreshJwt: /^DSR=([^;]*)/.exec(cookie)?.[1] ?? '' };
}

/** Signs in over the provider's wire and answers a caller of the product API. */
export async function apiSession(address: string): Promise<(path: string) => Promise<unknown>> {
  const { sessionJwt } = await tokensOf(address);
  return async (url) =>
    (await fetch(address + url, { headers: { 'session-token': sessionJwt } })).json();
}

/** Loads the sample data, and waits until they are there. */
export async function loadSampleData(address: string): Promise<void> {
  const { sessionJwt } = await tokensOf(address);
  const headers = { 'session-token': sessionJwt, 'content-type': 'application/json' };
  const url = `${address}/v1/sample-data`;
  await fetch(url, { method: 'POST', headers, body: '{}' });
  for (;;) {
    const reply: unknown = await (await fetch(url, { headers })).json();
    const { state, message } = SampleDataState.parse(reply);
    if (state === 'loaded') return;
    if (state !== 'loading') throw new Error(`The sample data are ${state}: ${message}`);
    await delay(SAMPLE_POLL_MS);
  }
}

/** Runs the command line on an installation's data folder. What it sends in is stored when this resolves. */
export async function waybill(dataFolder: string, args: readonly string[], input?: string) {
  const child = spawn('npx', ['waybill', ...args], {
    cwd: ROOT,
    env: { ...process.env, WAYBILL_DATA: dataFolder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  child.stdin.end(input ?? '');
  // Not `exit`, after which output may still be in progress.
  await once(child, 'close');
  if (args[0] === 'ingest') await untilDerived(dataFolder);
  return { code: child.exitCode, stdout, stderr };
}
