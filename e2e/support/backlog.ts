import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@waybill/store';
import { expect } from '@playwright/test';
import { z } from 'zod';

const Instance = z.object({ databaseUrl: z.string() });

/** Resolves when everything that an installation accepted is stored. It resolves at once where none is running. */
export async function untilDerived(dataFolder: string): Promise<void> {
  const text = await readFile(path.join(dataFolder, 'instance.json'), 'utf8').catch(() => null);
  if (text === null) return;
  const { databaseUrl: connectionString } = Instance.parse(JSON.parse(text));
  const database = openDatabase({ connection: { connectionString }, maxConnections: 1 });
  const waiting = async (): Promise<unknown> => {
    const rows = await database.system((tx) =>
      tx.query('SELECT events::integer FROM backlog_of_installation()'),
    );
    return rows[0]?.['events'];
  };
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
  await database.close();
}
