import { randomBytes } from 'node:crypto';
import { connectorForSource } from '@waybill/connectors';
import type { Method } from '@waybill/contract';
import { openIdentity, type Identity } from '@waybill/identity';
import { CHEAP_HASHING } from '@waybill/identity/testing/cheap-hashing';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { webBudget } from '@waybill/store';
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { z } from 'zod';
import { contentClassifier } from '../src/features/classification/contents/content-classifier.ts';
import { buildApp } from '../src/http/build-app.ts';
import type { Services } from '../src/http/feature.ts';
import { readerLanguages } from '../src/http/reader-languages.ts';
import { embeddedProvider } from '../src/features/identity/embedded-provider.ts';
import type { OpenProvider } from '../src/features/identity/identity-provider.ts';
import { identitySettings } from '../src/features/identity/identity-settings.ts';
import { recordSignIns } from '../src/features/identity/record-sign-ins.ts';
import { openMessageDelivery } from '../src/features/identity/message-delivery.ts';
import type { Job, JobServices } from '../src/jobs/job.ts';
import { JOBS } from '../src/jobs.gen.ts';
import { identityServices } from '../src/open-services.ts';
import { openSettledPipeline } from './settled-pipeline.ts';
import { sharedClassifierPool } from './shared-classifier-pool.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import { collectorOutbound } from '../src/platform/collector-outbound.ts';
import { derivedKey } from '../src/platform/derived-key.ts';
import { createLog } from '../src/platform/log.ts';

/** The whole application on its own database, with everything real but the job worker's process. */
export interface TestApp {
  app: FastifyInstance;
  db: TestDatabase;
  /** The provider’s database, for data that its API does not expose. */
  identityDb: TestDatabase;
  masterKey: Buffer;
  identity: Identity;
  /** Address of the provider’s API. */
  identityBaseUrl: string;
  services: Services;
  /** Every logged line. */
  logLines: string[];
  /** Moves the product's clock; that of the provider stays. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export const ORIGIN = 'http://localhost:4600';

interface TestAppOptions {
  environment?: NodeJS.ProcessEnv;
  /** Another app, whose databases and keys this one uses like a second process. */
  beside?: TestApp;
  /** Instead of the connectors that exist. */
  connectorOf?: Services['connectorOf'];
}

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  // Tests call faster than people and programs do.
  const config = readConfig({ WAYBILL_REQUESTS_PER_MINUTE: '0', ...options.environment });
  const db = beside?.db ?? (await testDatabase({ budget: webBudget }));
  const identityDb = beside?.identityDb ?? (await testDatabase({ holds: 'identity' }));
  const masterKey = beside?.masterKey ?? randomBytes(32);
  const logLines: string[] = [];
  const log = createLog('debug', 'test', { write: (line: string) => void logLines.push(line) });
  const clock = { skewMs: 0 };
  const messages = openMessageDelivery(config);
  const identity = await openIdentity({
    pool: identityDb.pool,
    publicOrigins: [ORIGIN],
    masterKey,
    senders: messages.senders,
    deliverSignIns: recordSignIns(db.database),
    passwordCost: CHEAP_HASHING,
    // All tests come from one address.
    settings: { ...identitySettings(config), addressBurst: 100_000, messagesPerAddress: 100_000 },
    log: (event) => log.info(event, 'identity'),
  });
  const wire = fastify({ logger: false });
  await wire.register(identity.plugin);
  const identityBaseUrl = await wire.listen({ host: '127.0.0.1', port: 0 });
  const { projectId, managementKey } = identity;
  const provider = embeddedProvider(identity);
  const services = testServices({
    config,
    db,
    log,
    messages,
    open: { provider, projectId, managementKey, baseUrl: identityBaseUrl },
    now: () => Date.now() + clock.skewMs,
    masterKey,
    ...(options.connectorOf ? { connectorOf: options.connectorOf } : {}),
  });
  const app = await buildApp(services);
  return {
    app,
    db,
    identityDb,
    masterKey,
    identity,
    identityBaseUrl,
    services,
    logLines,
    advance: (ms) => void (clock.skewMs += ms),
    async close() {
      await app.close();
      await services.classifier.close();
      await wire.close();
      await identity.close();
      messages.close();
      if (beside) return;
      await identityDb.close();
      await db.close();
    },
  };
}

/** Dependencies of the application, with an already open provider. */
export function testServices(parts: {
  config: Config;
  db: TestDatabase;
  log: Services['log'];
  messages: Services['messages'];
  open: Pick<OpenProvider, 'provider' | 'projectId' | 'managementKey' | 'baseUrl'>;
  now: () => number;
  masterKey: Buffer;
  connectorOf?: Services['connectorOf'];
}): Services {
  const { config, db, log, messages, open, now, masterKey } = parts;
  const keyFor = (purpose: string): Buffer => derivedKey(masterKey, purpose);
  const classifier = contentClassifier({
    database: db.database,
    keyFor,
    log,
    now,
    pool: sharedClassifierPool(),
  });
  const pipeline = openSettledPipeline(db.database, Date.now, undefined, classifier);
  const jobServices: JobServices = {
    database: db.database,
    writer: pipeline.writer,
    deriver: pipeline.deriver,
    remapChunk: pipeline.remapChunk,
    classifier,
    connectorOf: parts.connectorOf ?? connectorForSource,
    log,
    now: Date.now,
  };
  const jobs: readonly Job[] = JOBS;
  return {
    config,
    database: db.database,
    ...identityServices(open, { database: db.database, log, now }),
    languages: readerLanguages(db.database, now),
    messages,
    keyFor,
    classifier,
    ...pipeline,
    outbound: collectorOutbound(config),
    connectorOf: parts.connectorOf ?? connectorForSource,
    jobs: {
      // The job itself runs as in production, only here and now.
      enqueue: async (jobId, payload) => {
        await jobs.find((job) => job.id === jobId)?.run(payload, jobServices);
      },
    },
    log,
    now,
  };
}

const SignedIn = z.looseObject({ sessionJwt: z.string() });

/** A signed-in member of a tenant. */
export interface TestMember {
  tenantId: number;
  /** The tenant's id at the provider. */
  idpTenantId: string;
  email: string;
  password: string;
  sessionToken: string;
  /** Calls the API as the member. */
  call(method: Method, url: string, body?: object): Promise<TestReply>;
}

export interface TestReply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  json: unknown;
}

let members = 0;

/** Makes a tenant with a member who has the roles, and signs in over the provider's wire. */
export async function testMember(
  { app, services }: TestApp,
  options: { roles?: string[]; ownDomains?: string[] } = {},
): Promise<TestMember> {
  members += 1;
  const email = `member${members}@ours.example`;
  const password = `correct horse ${randomBytes(6).toString('hex')}`;
  const { identityAdmin: admin, database } = services;
  const idpTenantId = await admin.createTenant(`Tenant ${members}`);
  const roles = options.roles ?? ['Owner'];
  await admin.createUser({
    email,
    name: `Member ${members}`,
    password,
    tenantId: idpTenantId,
    roles,
  });
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant($1, $2, 'us-east-1', $3, '{}') AS id`, [
      idpTenantId,
      `Tenant ${members}`,
      options.ownDomains ?? ['ours.example'],
    ]),
  );
  const sessionToken = await signIn(app, services.identity.projectId, { email, password });
  return {
    tenantId: row?.id ?? 0,
    idpTenantId,
    email,
    password,
    sessionToken,
    call: callerOf(app, sessionToken),
  };
}

export async function signIn(
  app: FastifyInstance,
  projectId: string,
  credentials: { email: string; password: string },
): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/auth/password/signin',
    headers: { authorization: `Bearer ${projectId}`, origin: ORIGIN },
    payload: { loginId: credentials.email, password: credentials.password, loginOptions: {} },
  });
  return SignedIn.parse(reply.json()).sessionJwt;
}

/** Calls the API with a session token. */
export function callerOf(app: FastifyInstance, sessionToken: string): TestMember['call'] {
  return async (method, url, body) => {
    const request: InjectOptions = { method, url, headers: { 'session-token': sessionToken } };
    const reply = await app.inject(body ? { ...request, payload: body } : request);
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      json:
        isJson && !String(reply.headers['content-type']).includes('ndjson') ? reply.json() : null,
    };
  };
}
