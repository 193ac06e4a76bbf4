import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Method } from '@waybill/contract';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { z } from 'zod';
import { collectScheduler } from '../../../apps/server/src/features/integrations/collecting/scheduler.ts';
import { SECRETS_PURPOSE } from '../../../apps/server/src/features/integrations/integration-services.ts';
import type { Services } from '../../../apps/server/src/http/feature.ts';
import { buildApp } from '../../../apps/server/src/http/build-app.ts';
import { openServices } from '../../../apps/server/src/open-services.ts';
import { settled } from '../../../apps/server/testing/settled-pipeline.ts';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { NODE_FLAGS } from '../../../apps/server/src/platform/node-flags.ts';
import { secretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { openDatabases } from '../../../apps/server/src/supervisor/databases.ts';
import { writeInstance } from '../../../apps/server/src/supervisor/instance-file.ts';
import { prepareDatabases } from '../../../apps/server/src/supervisor/prepare-databases.ts';
import { carriedConnector, startCarryingVendor } from './carrier.ts';
import type { PoisonReply, PoisonTarget } from './poison-target.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../apps/server/src/cli/cli.ts');

/** The product on its own folder that is gone afterwards, reached over HTTP. */
export async function startPoisonProduct(): Promise<PoisonTarget & { stop(): Promise<void> }> {
  const folder = await temporaryDataFolder('waybill-poison-');
  const port = await freePort();
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  await prepareDatabases(databases);
  const config = readConfig({
    WAYBILL_DATA: folder,
    WAYBILL_PORT: String(port),
    WAYBILL_HOST: '127.0.0.1',
    DATABASE_URL: databases.product.url,
    IDENTITY_DATABASE_URL: databases.identity?.url,
    OUTBOUND_ALLOW: '127.0.0.1',
  });
  const logLines: string[] = [];
  const log = createLog('warn', 'poison', { write: (line: string) => void logLines.push(line) });
  const { services: open, close } = await openServices(config, log);
  const services = settled({ ...open, connectorOf: carriedConnector });
  const app = await buildApp(services);
  await app.listen({ host: config.host, port: config.port });
  const address = `http://127.0.0.1:${port}`;
  const vendor = await startCarryingVendor();
  const { tenantId, signIn } = await firstMember(services, address);
  const session = renewed(signIn);
  const signInAddress = address;
  const databaseUrl = databases.product.url;
  await writeInstance(folder, { pid: process.pid, address, signInAddress, databaseUrl });
  const box = secretBox(services.keyFor(SECRETS_PURPOSE));
  return {
    services,
    tenantId,
    vendor,
    scheduler: collectScheduler({ ...services, box }, { concurrency: 4 }),
    call: async (method, url, request) =>
      callOver(address, await session(), { method, url, ...request }),
    ingestByCommand: (sourceId, body) => byCommand(folder, sourceId, body),
    logLines,
    async stop() {
      await app.close();
      await close();
      await vendor.close();
      await databases.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An organisation with an owner, who signs in as people do. */
async function firstMember(
  { identityAdmin, identity, database }: Services,
  address: string,
): Promise<{ tenantId: number; signIn: () => Promise<string> }> {
  const email = 'owner@ours.example';
  const password = `correct horse ${randomBytes(6).toString('hex')}`;
  const idpTenantId = await identityAdmin.createTenant('Poison');
  const member = { email, name: 'Owner', tenantId: idpTenantId, roles: ['Owner'] };
  await identityAdmin.createUser({ ...member, password });
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant($1, 'Poison', 'us-east-1', $2, '{}') AS id`, [
      idpTenantId,
      ['ours.example'],
    ]),
  );
  const signIn = async (): Promise<string> => {
    const response = await fetch(`${address}/v1/auth/password/signin`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${identity.projectId}`,
        origin: address,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ loginId: email, password, loginOptions: {} }),
    });
    return z.looseObject({ sessionJwt: z.string() }).parse(await response.json()).sessionJwt;
  };
  return { tenantId: row?.id ?? 0, signIn };
}

/** Session tokens last for ten minutes. */
const RENEW_MS = 300_000;

function renewed(signIn: () => Promise<string>): () => Promise<string> {
  let token: Promise<string> | null = null;
  let since = 0;
  return () => {
    if (token === null || Date.now() - since > RENEW_MS) {
      since = Date.now();
      token = signIn();
    }
    return token;
  };
}

async function callOver(
  address: string,
  sessionToken: string,
  request: { method: Method; url: string; headers?: Record<string, string>; body?: string },
): Promise<PoisonReply> {
  const { method, url, headers, body } = request;
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(address + url, {
      method,
      headers: headers ?? { 'session-token': sessionToken, ...json },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // A connection that breaks off is as bad as an answer that says so.
    return { status: 599, text: error instanceof Error ? error.message : 'no answer' };
  }
}

async function byCommand(folder: string, sourceId: string, body: string): Promise<PoisonReply> {
  const file = path.join(folder, 'poison.ndjson');
  await writeFile(file, body);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...NODE_FLAGS, COMMAND, 'ingest', '--source', sourceId, file],
      { env: { ...process.env, WAYBILL_DATA: folder }, maxBuffer: 50_000_000 },
      (error, stdout, stderr) =>
        resolve({ status: error ? 1 : 0, text: `${stdout}${error ? stderr : ''}` }),
    );
  });
}
