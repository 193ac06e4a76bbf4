import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '@waybill/store';
import { z } from 'zod';
import { removeData, setUpByApi, startInstallation } from '../../e2e/support/installation.ts';
import { killedActions, miscounted } from './audit/killed-actions.ts';
import { tamperingRun } from './audit/tampering-run.ts';
import { kill, VICTIMS } from './kills/kill-process.ts';

const KILLS = 20;
const TAMPERINGS = 1000;
const ACTORS = 2;
const LOOK_EVERY_MS = 50;

/**
 * Kills the web, worker and database processes of a running installation, in turn, while people act, and counts the
 * audit entries of each action. Then tampers with the sealed log, at random, and counts what verifying finds.
 * Arguments: `[--kills 20] [--tamperings 1000] [--seed 1]`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string' },
      tamperings: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const kills = Number(values.kills ?? KILLS);
  const tamperings = Number(values.tamperings ?? TAMPERINGS);
  const installation = await startInstallation();
  let isStopped = false;
  try {
    await setUpByApi(installation);
    const { database, tenantId } = await openTenant(installation.dataFolder);
    const actions = killedActions(installation.address);
    const over = new AbortController();
    const acting = Array.from({ length: ACTORS }, () => actions.act(over.signal));
    for (let done = 0; done < kills;) {
      const victim = VICTIMS[done % VICTIMS.length] ?? 'web';
      const before = actions.acknowledged.length;
      await until(async () => actions.acknowledged.length > before);
      if (!(await kill(installation, victim))) continue;
      done += 1;
      process.stdout.write(
        `${done} of ${kills}: ${victim}, ${actions.acknowledged.length} actions\n`,
      );
    }
    over.abort();
    await Promise.all(acting);
    await until(async () => (await unsealed(database, tenantId)) === 0);
    const counted = await miscounted(database, tenantId, actions.acknowledged);
    process.stdout.write(`${counted.actions} actions, ${counted.missing} miscounted\n`);
    await database.close();
    await installation.stop();
    isStopped = true;
    const { found, entries } = await tamperingRun(
      { dataFolder: installation.dataFolder, tenantId },
      { tamperings, seed: Number(values.seed ?? 1) },
    );
    const { missing } = counted;
    process.stdout.write(`${JSON.stringify({ tamperings, found, entries, missing })}\n`);
  } finally {
    if (!isStopped) await installation.stop();
    await removeData(installation);
  }
}

async function openTenant(dataFolder: string): Promise<{ database: Database; tenantId: number }> {
  const instance = await readFile(path.join(dataFolder, 'instance.json'), 'utf8');
  const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(JSON.parse(instance));
  const database = openDatabase({ connection: { connectionString: databaseUrl } });
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
  );
  return { database, tenantId: row?.id ?? 0 };
}

async function unsealed(database: Database, tenantId: number): Promise<number> {
  const [row] = await database.tenant(tenantId, (tx) =>
    tx.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM audit_entry WHERE number IS NULL',
    ),
  );
  return row?.count ?? 0;
}

/** The database may be one of those that were killed: it is asked again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await delay(LOOK_EVERY_MS);
}
