import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import {
  apiSession,
  removeData,
  setUpByApi,
  startInstallation,
  waybill,
  type Installation,
} from './support/installation.ts';

/** Kills everything without warning while records stream in; then nothing may be lost or doubled. */
const BATCHES = 60;
const PER_BATCH = 200;

const Sources = z.object({
  items: z.array(z.object({ sourceId: z.string(), events: z.number() })),
});

function batch(number: number): string {
  return Array.from({ length: PER_BATCH }, (_, index) => {
    const id = number * PER_BATCH + index;
    return JSON.stringify({
      uuid: `crash-${id}`,
      published: new Date(Date.UTC(2026, 9, 1) + id * 1000).toISOString(),
      eventType: 'user.session.start',
      severity: 'INFO',
      actor: {
        id: `u${id % 50}`,
        type: 'User',
        alternateId: `person${id % 50}@northwind.example`,
        displayName: 'Person',
      },
      client: { ipAddress: '203.0.113.7' },
      outcome: { result: 'SUCCESS' },
      target: [],
    });
  }).join('\n');
}

async function postgresPid(dataFolder: string): Promise<number> {
  const lock = await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}

/** Sends a batch until it is answered; what a dying server did not answer is sent again. */
async function sendUntilAccepted(address: string, secret: string, body: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${address}/v1/ingest/okta`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body,
    }).catch(() => null);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error('The batch was never accepted');
}

async function counted(installation: Installation): Promise<number | undefined> {
  const call = await apiSession(installation.address);
  const { items } = Sources.parse(await call('/v1/integrations'));
  return items.find(({ sourceId }) => sourceId === 'okta')?.events;
}

test('a server and a database that are killed during ingest lose nothing and double nothing', async () => {
  test.setTimeout(240_000);
  let installation = await startInstallation();
  const port = Number(new URL(installation.address).port);
  await setUpByApi(installation);
  const { stdout } = await waybill(installation.dataFolder, [
    'token',
    'create',
    '--source',
    'okta',
  ]);
  const secret = stdout.trim();
  const acknowledged: number[] = [];
  const sending = (async () => {
    for (let number = 0; number < BATCHES; number += 1) {
      await sendUntilAccepted(installation.address, secret, batch(number));
      acknowledged.push(number);
    }
  })();

  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  process.kill(await postgresPid(installation.dataFolder), 'SIGKILL');
  const afterDatabase = acknowledged.length;
  await expect
    .poll(() => acknowledged.length, { timeout: 60_000 })
    .toBeGreaterThan(afterDatabase + 5);

  // Now everything at once: the supervisor, with it the web process; the database stays an orphan.
  const { dataFolder } = installation;
  process.kill(installation.pid, 'SIGKILL');
  await delay(300);
  installation = await startInstallation({ dataFolder, port });
  await sending;

  expect(acknowledged).toHaveLength(BATCHES);
  expect(await counted(installation)).toBe(BATCHES * PER_BATCH);
  // All of it once more: every event is known.
  await sendUntilAccepted(
    installation.address,
    secret,
    Array.from({ length: BATCHES }, (_, number) => batch(number)).join('\n'),
  );
  expect(await counted(installation)).toBe(BATCHES * PER_BATCH);
  await installation.stop();
  await removeData(installation);
});
