import { randomBytes } from 'node:crypto';
import { permissionsOfRoles, type Method } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { bindRoutes } from '../src/http/bind-routes.ts';
import { onceRunner } from '../src/http/idempotency/run-once.ts';
import { storedRequests } from '../src/http/idempotency/stored-requests.ts';
import { readerLanguages } from '../src/http/reader-languages.ts';
import { hookRouteHandlers } from '../src/features/integrations/hook-routes.ts';
import type { IntegrationServices } from '../src/features/integrations/integration-services.ts';
import { integrationRouteHandlers } from '../src/features/integrations/integrations-routes.ts';
import { runRouteHandlers } from '../src/features/integrations/run-routes.ts';
import { secretBox } from '../src/platform/secret-box.ts';
import { SECRETS_PURPOSE } from '../src/features/integrations/integration-services.ts';
import type { CollectServices } from '../src/features/integrations/collecting/collect-services.ts';
import { collectScheduler } from '../src/features/integrations/collecting/scheduler.ts';
import { taskRouteHandlers } from '../src/features/tasks/tasks-routes.ts';
import { openSettledPipeline } from './settled-pipeline.ts';
import { collectorOutbound } from '../src/platform/collector-outbound.ts';
import { readConfig } from '../src/platform/config.ts';
import { derivedKey } from '../src/platform/derived-key.ts';
import type { DueQueue } from '../src/platform/due-queue.ts';
import { replayingConnector, replayingVendor, type ReplayingVendor } from './replaying-vendor.ts';

/** A member of their own tenant who calls the routes of integrations. */
export interface CollectingMember {
  tenantId: number;
  call(
    method: Method,
    url: string,
    body?: object,
  ): Promise<{ status: number; text: string; json: unknown }>;
}

/** The routes of integrations and the worker's collecting services, on their own clock. */
export interface CollectingApp {
  app: FastifyInstance;
  db: TestDatabase;
  services: CollectServices;
  vendor: ReplayingVendor;
  scheduler: DueQueue;
  /** Like in a second worker process, or after a crash. */
  anotherScheduler(change?: Partial<CollectServices>): DueQueue;
  member(role?: string): Promise<CollectingMember>;
  /** Every logged line. */
  logLines: string[];
  advance(ms: number): void;
  close(): Promise<void>;
}

/**
 * Sessions are left out: they have their own clock, and a day that passes here would end them. The
 * header `session-token` names tenant and role.
 */
export async function collectingApp(): Promise<CollectingApp> {
  const db = await testDatabase();
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const clock = { skewMs: 0 };
  const now = (): number => Date.now() + clock.skewMs;
  const vendor = await replayingVendor(now);
  const masterKey = randomBytes(32);
  const config = readConfig({ OUTBOUND_ALLOW: '127.0.0.1' });
  const connector = replayingConnector();
  const routed: IntegrationServices = {
    config,
    database: db.database,
    keyFor: (purpose) => derivedKey(masterKey, purpose),
    outbound: collectorOutbound(config),
    connectorOf: (source) => (source === 'Slack' ? connector : undefined),
    log,
    now,
  };
  const services: CollectServices = {
    ...routed,
    writer: openSettledPipeline(db.database, now, []).writer,
    box: secretBox(routed.keyFor(SECRETS_PURPOSE)),
    sleep: async () => undefined,
  };
  const app = serve(routed);
  const anotherScheduler = (change: Partial<CollectServices> = {}): DueQueue =>
    collectScheduler({ ...services, ...change }, { concurrency: 4 });
  return {
    app,
    db,
    services,
    vendor,
    scheduler: anotherScheduler(),
    anotherScheduler,
    member: async (role = 'Owner') => {
      const tenantId = await testTenant(db.database);
      return { tenantId, call: callerOf(app, `${tenantId} ${role}`) };
    },
    logLines,
    advance: (ms) => void (clock.skewMs += ms),
    async close() {
      await app.close();
      await db.close();
      await vendor.close();
    },
  };
}

function serve(services: IntegrationServices): FastifyInstance {
  const app = fastify();
  const routes = [
    ...integrationRouteHandlers(services),
    ...runRouteHandlers(services),
    ...hookRouteHandlers(services),
    ...taskRouteHandlers(services),
  ];
  bindRoutes(app, routes, {
    database: services.database,
    languages: readerLanguages(services.database, Date.now),
    log: services.log,
    countRequest: () => undefined,
    once: onceRunner(
      storedRequests({ database: services.database, keyFor: services.keyFor, now: Date.now }),
    ),
    authenticateApiToken: async () => null,
    authenticateSession: async (token) => {
      const [tenantId, ...role] = String(token).split(' ');
      return {
        tenantId: Number(tenantId),
        idpTenantIds: [],
        userId: 'U1',
        impersonatorId: null,
        hasSecondFactor: true,
        tokenId: null,
        sid: null,
        userName: 'Ana',
        email: 'ana@ours.example',
        permissions: permissionsOfRoles([role.join(' ')]),
      };
    },
    authenticateToken: () => Promise.reject(new Error('not asked for here')),
  });
  return app;
}

/** Calls as someone of the tenant who has the role: `7 Owner`. */
export function callerOf(app: FastifyInstance, token: string): CollectingMember['call'] {
  return async (method, url, body) => {
    const headers = { 'session-token': token };
    const reply: LightMyRequestResponse = await app.inject({
      method,
      url,
      headers,
      ...(body ? { payload: body } : {}),
    });
    return { status: reply.statusCode, text: reply.body, json: reply.json() };
  };
}
