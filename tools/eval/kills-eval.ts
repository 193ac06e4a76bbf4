import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '@waybill/store';
import { z } from 'zod';
import { readTenantBacklog } from '../../apps/server/src/features/ingest/backlog/backlog-rows.ts';
import { removeData, startInstallation } from '../../e2e/support/installation.ts';
import { prepareTenant } from '../bench/ingest-sender.ts';
import { kill, VICTIMS } from './kills/kill-process.ts';
import { bodyOf, sendUntilAccepted } from './kills/kills-load.ts';
import { readHoldings, tallyDetections, tallyEvents } from './kills/kills-tally.ts';

const KILLS = 50;
const SENDERS = 4;
const LOOK_EVERY_MS = 50;

/**
 * Kills the web, worker and database processes of a running installation, in turn, while records arrive
 * and a backlog waits; then compares the stored with the acknowledged records, and the detections with
 * those of an undisturbed organisation. Arguments: `[--kills 50]`. The last line printed is one JSON
 * object.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { kills: { type: 'string' } } });
  const kills = Number(values.kills ?? KILLS);
  const installation = await startInstallation();
  const database = await openProduct(installation.dataFolder);
  try {
    const target = await prepareTenant(database.url, 'killed');
    const acknowledged: number[] = [];
    const over = new AbortController();
    let next = 0;
    const senders = Array.from({ length: SENDERS }, async () => {
      while (!over.signal.aborted) {
        const number = next;
        next += 1;
        await sendUntilAccepted(installation.address, target.secrets, bodyOf(number));
        acknowledged.push(number);
      }
    });
    for (let done = 0; done < kills;) {
      const victim = VICTIMS[done % VICTIMS.length] ?? 'web';
      const before = acknowledged.length;
      // Something was accepted since the last kill, and something waits.
      await until(async () => {
        const { events } = await backlogOf(database.product, target.tenantId);
        return events > 0 && acknowledged.length > before;
      });
      if (!(await kill(installation, victim))) continue;
      done += 1;
      process.stdout.write(
        `${done} of ${kills}: ${victim}, ${acknowledged.length} bodies so far\n`,
      );
    }
    over.abort();
    await Promise.all(senders);
    await untilEmpty(database.product, target.tenantId);
    const bodies = acknowledged.toSorted((a, b) => a - b).map(bodyOf);
    const reference = await prepareTenant(database.url, 'reference');
    for (const body of bodies) {
      await sendUntilAccepted(installation.address, reference.secrets, body);
    }
    await untilEmpty(database.product, reference.tenantId);
    const held = await readHoldings(database.product, target.tenantId);
    const expected = await readHoldings(database.product, reference.tenantId);
    const ids = bodies.flatMap((body) => body.ids);
    process.stdout.write(`${expected.detections.size} detections without a kill\n`);
    process.stdout.write(
      `${JSON.stringify({ kills, ...tallyEvents(held, ids), ...tallyDetections(held, expected) })}\n`,
    );
  } finally {
    await database.product.close();
    await installation.stop();
    await removeData(installation);
  }
}

async function openProduct(dataFolder: string): Promise<{ url: string; product: Database }> {
  const instance = await readFile(path.join(dataFolder, 'instance.json'), 'utf8');
  const { databaseUrl: url } = z.object({ databaseUrl: z.string() }).parse(JSON.parse(instance));
  return { url, product: openDatabase({ connection: { connectionString: url } }) };
}

const backlogOf = (database: Database, tenantId: number) =>
  database.tenant(tenantId, (tx) => readTenantBacklog(tx, tenantId));

const untilEmpty = (database: Database, tenantId: number): Promise<void> =>
  until(async () => (await backlogOf(database, tenantId)).events === 0);

/** The database may be one of those that were killed: it is asked again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await delay(LOOK_EVERY_MS);
}
