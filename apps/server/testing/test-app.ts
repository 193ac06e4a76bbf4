import { randomBytes } from 'node:crypto';
import type { Method } from '@waybill/contract';
import { openIdentity, type Identity } from '@waybill/identity';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { buildApp } from '../src/http/build-app.ts';
import type { Services } from '../src/http/feature.ts';
import { identityAdmin } from '../src/http/identity-admin.ts';
import type { Job, JobServices } from '../src/jobs/job.ts';
import { JOBS } from '../src/jobs.gen.ts';
import { openPipeline } from '../src/pipeline/open-pipeline.ts';
import { readConfig } from '../src/platform/config.ts';

/** The whole application on a database of its own, with everything real but the job worker's process. */
export interface TestApp {
  app: FastifyInstance;
  db: TestDatabase;
  identity: Identity;
  services: Services;
  /** Every line that was logged. */
  logLines: string[];
  close(): Promise<void>;
}

export const ORIGIN = 'http://localhost:4600';

export async function testApp(): Promise<TestApp> {
  const db = await testDatabase();
  const identityDb = await testDatabase({ isEmpty: true });
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const identity = await openIdentity({
    pool: identityDb.owner,
    publicOrigins: [ORIGIN],
    masterKey: randomBytes(32),
    log: (event) => log.info(event, 'identity'),
  });
  const wire = fastify({ logger: false });
  await wire.register(identity.plugin);
  const identityBaseUrl = await wire.listen({ host: '127.0.0.1', port: 0 });
  const pipeline = openPipeline(db.database, Date.now);
  const jobServices: JobServices = {
    database: db.database,
    writer: pipeline.writer,
    log,
    now: Date.now,
  };
  const jobs: readonly Job[] = JOBS;
  const { projectId, managementKey } = identity;
  const services: Services = {
    config: readConfig({}),
    database: db.database,
    identity,
    identityAdmin: identityAdmin({ projectId, managementKey, baseUrl: identityBaseUrl }),
    ...pipeline,
    jobs: {
      // The job itself runs as in production, only here and now.
      enqueue: async (jobId, payload) =>
        jobs.find((job) => job.id === jobId)?.run(payload, jobServices),
    },
    log,
    now: Date.now,
  };
  const app = await buildApp({ services, identityBaseUrl });
  return {
    app,
    db,
    identity,
    services,
    logLines,
    async close() {
      await app.close();
      await wire.close();
      await identity.close();
      await identityDb.close();
      await db.close();
    },
  };
}

const SignedIn = z.looseObject({ sessionJwt: z.string() });

/** A signed-in member of a tenant. */
export interface TestMember {
  tenantId: number;
  email: string;
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
  return { tenantId: row?.id ?? 0, email, sessionToken, call: callerOf(app, sessionToken) };
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

function callerOf(app: FastifyInstance, sessionToken: string): TestMember['call'] {
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
