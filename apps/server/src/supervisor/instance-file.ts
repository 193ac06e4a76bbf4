import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '@waybill/store';
import { z } from 'zod';

const Instance = z.object({
  pid: z.number().int(),
  address: z.string().describe('API URL for browsers'),
  signInAddress: z.string().describe('Console URL for members of its region'),
  databaseUrl: z.string(),
});

/** The installation running on a data folder, as announced to others on this machine. */
export type Instance = z.infer<typeof Instance>;

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'instance.json');

/** The instance that runs on the data folder now; null when none does. */
export async function runningInstance(dataFolder: string): Promise<Instance | null> {
  const text = await readFile(fileOf(dataFolder), 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = Instance.safeParse(JSON.parse(text));
  if (!parsed.success || !isAlive(parsed.data.pid)) return null;
  return parsed.data;
}

export async function writeInstance(dataFolder: string, instance: Instance): Promise<void> {
  await writeFile(fileOf(dataFolder), JSON.stringify(instance), { mode: 0o600 });
}

export async function removeInstance(dataFolder: string): Promise<void> {
  await rm(fileOf(dataFolder), { force: true });
}
