import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AuditItem } from '../features/audit/chain/audit-items.ts';
import { exportedHead, readItems } from '../features/audit/chain/read-items.ts';
import { ExportedAuditHead, type AuditVerdict } from '@waybill/contract';
import { verdictLines } from '../features/audit/chain/verdict-words.ts';
import { verifyItems } from '../features/audit/chain/verify-items.ts';
import { verifyTenant } from '../features/audit/chain/verify-tenant.ts';
import { eraseValues, erasableFields } from '../features/audit/erase-values.ts';
import { readAuditKeys, rotateAuditKey } from '../features/audit/keys/audit-keys.ts';
import { sealAll } from '../features/audit/sealing/seal-entries.ts';
import { openProductKeys } from '../features/identity/master-key/product-keys.ts';
import { masterKeys } from '../platform/master-key.ts';
import type { KeyFor } from '../platform/secret-box.ts';
import { CliError } from './cli-error.ts';
import type { CliInstallation, TenantlessInstallation } from './installation.ts';

/** Exit codes of verifying, besides 0. */
const CHANGED = 3;
const INCOMPLETE = 4;
const BOTH = 5;

interface Verifying {
  /** File with an exported head; absent: nothing is compared. */
  head: string | undefined;
}

/** Verifies the audit log of a tenant in the database. */
export async function auditVerifyCommand(
  installation: CliInstallation,
  { head }: Verifying,
): Promise<number> {
  const services = await servicesOf(installation);
  const knownHead = await readKnownHead(head);
  if (knownHead && knownHead.tenantId !== String(installation.tenantId)) {
    throw new CliError('The exported head is of another tenant.');
  }
  await sealAll(services, installation.tenantId);
  return report(await verifyTenant(services, installation.tenantId, knownHead));
}

/**
 * Verifies an exported audit log; needs no installation.
 *
 * @param key id of the key to trust; absent: that of the exported head, else every key of the file.
 */
export async function auditVerifyFileCommand(
  file: string,
  { head, key }: Verifying & { key: string | undefined },
): Promise<number> {
  const knownHead = await readKnownHead(head);
  const keyId = key ?? knownHead?.head.keyId;
  const trusted = keyId === undefined ? null : new Set([keyId]);
  const code = report(await verifyItems(itemsOf(file), { trusted, knownHead }));
  if (trusted === null) {
    process.stderr.write(
      'The keys were taken from the file. Compare them with "waybill audit key list", or give one with --key.\n',
    );
  }
  return code;
}

/** Writes the audit log with everything that verifying needs, one JSON object a line. `-` is standard output. */
export async function auditExportCommand(
  installation: CliInstallation,
  file: string | undefined,
): Promise<number> {
  if (!file) throw new CliError('Specify a file to write, or - for standard output.');
  const services = await servicesOf(installation);
  const { tenantId } = installation;
  await sealAll(services, tenantId);
  await services.database.snapshot(tenantId, async (tx) => {
    async function* lines(): AsyncGenerator<string> {
      for await (const item of readItems(tx, tenantId, Date.now())) {
        yield `${JSON.stringify(item)}\n`;
      }
    }
    if (file !== '-')
      return pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
    for await (const line of lines()) process.stdout.write(line);
  });
  return 0;
}

/** Writes the signed head and the public keys, for keeping elsewhere. Default: standard output. */
export async function auditHeadCommand(
  installation: CliInstallation,
  file: string | undefined,
): Promise<number> {
  const services = await servicesOf(installation);
  const { tenantId } = installation;
  await sealAll(services, tenantId);
  const head = await services.database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
  const text = `${JSON.stringify(head)}\n`;
  if (file === undefined || file === '-') process.stdout.write(text);
  else await writeFile(file, text);
  return 0;
}

/** Shows the signing keys of the audit log, or makes the next one. */
export async function auditKeyCommand(
  installation: TenantlessInstallation,
  verb: string | undefined,
): Promise<number> {
  if (verb !== 'list' && verb !== 'rotate') {
    throw new CliError('Specify list or rotate: waybill audit key rotate');
  }
  const { database, keyFor, now } = await servicesOf(installation);
  const keys = await database.system(async (tx) => {
    if (verb === 'rotate') await rotateAuditKey(tx, keyFor, now());
    return readAuditKeys(tx);
  });
  const lines = keys.map(({ keyId, createdAt }, index) => {
    const state = index === keys.length - 1 ? 'signs' : 'verifies';
    return `${keyId}  ${createdAt}  ${state}\n`;
  });
  process.stdout.write(lines.join(''));
  return 0;
}

/** Erases values of the sealed entries of a member; hashes stay valid, and an entry records it. */
export async function auditEraseCommand(
  installation: CliInstallation,
  given: { member: string | undefined; fields: readonly string[]; reason: string | undefined },
): Promise<number> {
  const { member, reason } = given;
  if (!member || member.includes('/')) throw new CliError('Specify a user id with --member.');
  if (!reason) throw new CliError('Give a reason with --reason. It is recorded in the audit log.');
  const fields = erasableFields(given.fields);
  if (fields === null) throw new CliError('Specify ip, detail or changes with --field.');
  const services = await servicesOf(installation);
  await sealAll(services, installation.tenantId);
  const erased = await eraseValues(services.database, installation.tenantId, {
    member,
    fields,
    reason,
  });
  process.stdout.write(`Erased values of ${erased} entries.\n`);
  return 0;
}

async function servicesOf({ config, database }: TenantlessInstallation): Promise<{
  database: TenantlessInstallation['database'];
  keyFor: KeyFor;
  now: () => number;
}> {
  const keyFor = await openProductKeys(database, await masterKeys(config));
  return { database, keyFor, now: Date.now };
}

async function readKnownHead(file: string | undefined): Promise<ExportedAuditHead | undefined> {
  if (file === undefined) return undefined;
  const parsed = ExportedAuditHead.safeParse(parsedJson(await readFile(file, 'utf8')));
  if (!parsed.success) throw new CliError(`${file} is not an exported head.`);
  return parsed.data;
}

async function* itemsOf(file: string): AsyncGenerator<AuditItem> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let count = 0;
  for await (const line of lines) {
    count += 1;
    const parsed = AuditItem.safeParse(parsedJson(line));
    if (!parsed.success)
      throw new CliError(`Line ${count} of ${file} is not part of an audit log.`);
    yield parsed.data;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function report(verdict: AuditVerdict): number {
  process.stdout.write(`${verdictLines(verdict).join('\n')}\n`);
  if (verdict.integrity) return verdict.completeness ? BOTH : CHANGED;
  return verdict.completeness ? INCOMPLETE : 0;
}
