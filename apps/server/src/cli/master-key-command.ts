import { readMasterKeyState, type MasterKeyState } from '@waybill/store';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { removePreviousMasterKeyFile, replaceMasterKeyFile } from '../platform/master-key.ts';
import { runningInstance } from '../supervisor/instance-file.ts';
import { CliError } from './cli-error.ts';
import type { TenantlessInstallation } from './installation.ts';
import { managementOf } from './invite-command.ts';

const Progress = z.object({
  pass: z.number(),
  total: z.number().nullable(),
  done: z.number(),
  unreadable: z.number(),
  isVerified: z.boolean(),
  isChanged: z.boolean(),
});
type Progress = z.infer<typeof Progress>;

/** Shows the progress of resealing. Exit code: 0 if the previous key can be removed, 3 if not. */
export async function masterKeyStatusCommand(
  installation: TenantlessInstallation,
): Promise<number> {
  const progress = await progressOf(installation);
  for (const [name, one] of progress) process.stdout.write(`${name}: ${lineOf(one)}\n`);
  if (!progress.every(([, one]) => one.isVerified)) return 3;
  if (progress.some(([, one]) => one.isChanged)) {
    process.stdout.write('You can remove the previous master key: waybill master-key finish\n');
  }
  return 0;
}

/** Removes the previous key from the data folder, once it is unused. */
export async function finishMasterKeyCommand(
  installation: TenantlessInstallation,
): Promise<number> {
  const progress = await progressOf(installation);
  if (!progress.every(([, one]) => one.isVerified)) {
    throw new CliError(
      'Some values are still encrypted with the previous key: waybill master-key status',
    );
  }
  await removePreviousMasterKeyFile(installation.config);
  process.stdout.write(
    'The previous master key is no longer needed. Remove WAYBILL_MASTER_KEY_PREVIOUS from your configuration.\n',
  );
  return 0;
}

/** Puts a new key into the data folder. It seals from the next start on. */
export async function rotateMasterKeyCommand(config: Config): Promise<number> {
  if (config.masterKey !== '') {
    throw new CliError(
      'WAYBILL_MASTER_KEY sets the master key. Set WAYBILL_MASTER_KEY_PREVIOUS to the current key and WAYBILL_MASTER_KEY to a new one (openssl rand -hex 32), then restart.',
    );
  }
  if (await runningInstance(config.dataFolder)) {
    throw new CliError('Stop Waybill first: a running instance encrypts with the current key.');
  }
  if (!(await replaceMasterKeyFile(config))) {
    throw new CliError(
      'A master key change is in progress. Start Waybill, then run "waybill master-key status" and "waybill master-key finish".',
    );
  }
  process.stdout.write(
    'Created a new master key and kept the previous one. Start Waybill: it re-encrypts all values while it runs.\n',
  );
  return 0;
}

async function progressOf(installation: TenantlessInstallation): Promise<[string, Progress][]> {
  const { config, address, database } = installation;
  const state = await database.system((tx) => readMasterKeyState(tx.client));
  const product: [string, Progress][] = state ? [['Product', productProgress(state)]] : [];
  if (config.identityMode === 'hosted') return product;
  const { projectId, managementKey, baseUrl } = await managementOf(config, address);
  const response = await fetch(`${baseUrl}/v1/mgmt/masterkey`, {
    headers: { authorization: `Bearer ${projectId}:${managementKey}` },
  });
  if (!response.ok) {
    throw new CliError(
      `The identity provider returned status ${response.status}. Restart Waybill after changing the master key.`,
    );
  }
  return [...product, ['Identity provider', Progress.parse(await response.json())]];
}

function productProgress(state: MasterKeyState): Progress {
  const { pass, total, done, unreadable, verifiedAt, previousKeyId } = state;
  const isChanged = previousKeyId !== null;
  return { pass, total, done, unreadable, isVerified: verifiedAt !== null, isChanged };
}

function lineOf({ pass, total, done, unreadable, isVerified, isChanged }: Progress): string {
  const lost = unreadable === 0 ? '' : `; ${unreadable} values cannot be decrypted with either key`;
  if (!isChanged) return 'the master key has never been changed';
  if (isVerified) return `all ${done} values use the current master key${lost}`;
  return `pass ${pass}: ${done} of ${total ?? '…'} values read${lost}`;
}
