import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { untilDerived } from './support/backlog.ts';
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
/** Shares of documents that come with each batch, each of another one: what lineage is made of. */
const SHARES_PER_BATCH = 10;

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

function shares(number: number): string {
  return Array.from({ length: SHARES_PER_BATCH }, (_, index) => {
    const id = number * SHARES_PER_BATCH + index;
    const value = (name: string, text: string) => ({ name, value: text });
    return JSON.stringify({
      kind: 'admin#reports#activity',
      id: {
        time: new Date(Date.UTC(2026, 9, 1) + id * 1000).toISOString(),
        uniqueQualifier: String(9_000_000 + id),
        applicationName: 'drive',
        customerId: 'C0ours',
      },
      actor: { email: 'person1@northwind.example', profileId: '101' },
      events: [
        {
          type: 'acl_change',
          name: 'change_document_visibility',
          parameters: [
            { name: 'primary_event', boolValue: true },
            value('doc_id', `doc-${id}`),
            value('doc_title', `Plan ${id}.xlsx`),
            value('doc_type', 'spreadsheet'),
            value('owner', 'person1@northwind.example'),
            value('visibility', 'public_on_the_web'),
            value('old_visibility', 'private'),
            value('visibility_change', 'external'),
          ],
        },
      ],
    });
  }).join('\n');
}

async function postgresPid(dataFolder: string): Promise<number> {
  const lock = await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}

interface Token {
  source: string;
  secret: string;
}

async function tokenFor(installation: Installation, source: string): Promise<Token> {
  const command = ['token', 'create', '--source', source];
  const { stdout } = await waybill(installation.dataFolder, command);
  return { source, secret: stdout.trim() };
}

/** Sends a batch until it is answered; what a dying server did not answer is sent again. */
async function sendUntilAccepted(
  address: string,
  { source, secret }: Token,
  body: string,
): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${address}/v1/ingest/${source}`, {
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
  await untilDerived(installation.dataFolder);
  const call = await apiSession(installation.address);
  const { items } = Sources.parse(await call('/v1/integrations'));
  return items.find(({ sourceId }) => sourceId === 'okta')?.events;
}

const Objects = z.object({ total: z.number() });

async function objectsIn(installation: Installation): Promise<number> {
  const call = await apiSession(installation.address);
  return Objects.parse(await call('/v1/objects?limit=1')).total;
}

test('a server and a database that are killed during ingest lose nothing and double nothing', async () => {
  test.setTimeout(240_000);
  let installation = await startInstallation();
  const port = Number(new URL(installation.address).port);
  await setUpByApi(installation);
  const okta = await tokenFor(installation, 'okta');
  const drive = await tokenFor(installation, 'google-drive');
  const acknowledged: number[] = [];
  const sending = (async () => {
    for (let number = 0; number < BATCHES; number += 1) {
      await sendUntilAccepted(installation.address, okta, batch(number));
      await sendUntilAccepted(installation.address, drive, shares(number));
      acknowledged.push(number);
    }
  })();

  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  process.kill(await postgresPid(installation.dataFolder), 'SIGKILL');
  const afterDatabase = acknowledged.length;
  await expect
    .poll(() => acknowledged.length, { timeout: 60_000 })
    .toBeGreaterThan(afterDatabase + 5);

  // Now everything at the same time: the supervisor and the web process; the database is orphaned.
  const { dataFolder } = installation;
  process.kill(installation.pid, 'SIGKILL');
  await delay(300);
  installation = await startInstallation({ dataFolder, port });
  await sending;

  expect(acknowledged).toHaveLength(BATCHES);
  expect(await counted(installation)).toBe(BATCHES * PER_BATCH);
  // Each document; the far end of a share is not one of its own.
  const objects = BATCHES * SHARES_PER_BATCH;
  expect(await objectsIn(installation)).toBe(objects);
  // All of it once more: every event is known.
  const all = (made: (number: number) => string): string =>
    Array.from({ length: BATCHES }, (_, number) => made(number)).join('\n');
  await sendUntilAccepted(installation.address, okta, all(batch));
  await sendUntilAccepted(installation.address, drive, all(shares));
  expect(await counted(installation)).toBe(BATCHES * PER_BATCH);
  expect(await objectsIn(installation)).toBe(objects);
  await installation.stop();
  await removeData(installation);
});
