import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { connectorForSource } from '@waybill/connectors';
import { permissionsOfRoles, type IntegrationName } from '@waybill/contract';
import type { Outbound } from '@waybill/outbound';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { fastify, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { contentClassifier } from '../src/features/classification/contents/content-classifier.ts';
import { integrationRouteHandlers } from '../src/features/integrations/integrations-routes.ts';
import { remediationServices } from '../src/features/remediation/open-remediating.ts';
import { remediationLoop } from '../src/features/remediation/remediation-loop.ts';
import { remediationRouteHandlers } from '../src/features/remediation/remediation-routes.ts';
import { bindRoutes } from '../src/http/bind-routes.ts';
import { onceRunner } from '../src/http/idempotency/run-once.ts';
import { storedRequests } from '../src/http/idempotency/stored-requests.ts';
import { readerLanguages } from '../src/http/reader-languages.ts';
import { openSettledPipeline } from './settled-pipeline.ts';
import { sharedClassifierPool } from './shared-classifier-pool.ts';
import { ingestBody } from '../src/features/ingest/ingest-body.ts';
import { readConfig } from '../src/platform/config.ts';
import { derivedKey } from '../src/platform/derived-key.ts';
import { callerOf, type CollectingMember } from './collecting.ts';

/** A request as a source saw it. */
export interface SourceRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

export type SourceAnswers = (request: SourceRequest) => Response | Promise<Response>;

/** The routes of remediations and the worker's services, on their own clock. */
export interface RemediatingApp {
  db: TestDatabase;
  logLines: string[];
  /** All requests to a source, in order. */
  sent: SourceRequest[];
  /** The source's responses from now on. */
  answerBy(answers: SourceAnswers): void;
  tenant(): Promise<number>;
  /** Someone of the tenant with the role. */
  member(tenantId: number, name: string, role?: string): CollectingMember;
  ingest(tenantId: number, source: IntegrationName, records: readonly object[]): Promise<void>;
  carryOut(): Promise<void>;
  advance(ms: number): void;
  close(): Promise<void>;
}

/** As `collectingApp`: sessions are left out, the header names tenant, name and role. */
export async function remediatingApp(): Promise<RemediatingApp> {
  const db = await testDatabase();
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const clock = { skewMs: 0 };
  const now = (): number => Date.now() + clock.skewMs;
  const masterKey = randomBytes(32);
  const keyFor = (purpose: string): Buffer => derivedKey(masterKey, purpose);
  const sent: SourceRequest[] = [];
  let answers: SourceAnswers = () => Response.json({}, { status: 500 });
  const outbound = replayingOutbound(sent, (request) => answers(request), now);
  const classifier = contentClassifier({
    database: db.database,
    keyFor,
    log,
    now,
    pool: sharedClassifierPool(),
  });
  const pipeline = openSettledPipeline(db.database, now, undefined, classifier);
  const shared = {
    config: readConfig({}),
    database: db.database,
    keyFor,
    outbound,
    connectorOf: connectorForSource,
    log,
    now,
    sleep: async () => undefined,
  };
  const app = fastify();
  bindRoutes(app, [...integrationRouteHandlers(shared), ...remediationRouteHandlers(shared)], {
    database: db.database,
    languages: readerLanguages(db.database, Date.now),
    log,
    authenticateSession: async (token) => callerNamed(String(token)),
    countRequest: () => undefined,
    once: onceRunner(storedRequests({ database: db.database, keyFor: keyFor, now: Date.now })),
    authenticateApiToken: async () => null,
    authenticateToken: () => Promise.reject(new Error('not asked for here')),
  });
  const worker = remediationServices(shared);
  return {
    db,
    logLines,
    sent,
    answerBy: (next) => void (answers = next),
    tenant: () => testTenant(db.database),
    member: (tenantId, name, role = 'Owner') => memberOf(app, tenantId, name, role),
    async ingest(tenantId, source, records) {
      const connector = connectorForSource(source);
      if (!connector) throw new Error(`No connector for ${source}`);
      const body = records.map((record) => JSON.stringify(record)).join('\n');
      const request = { tenantId, sourceId: connector.id, source, connector, isSample: false };
      const result = await ingestBody(
        { ...request, parts: only(body) },
        { ...shared, ...pipeline },
      );
      if (result.rejected > 0) throw new Error(JSON.stringify(result.rejections));
    },
    carryOut: () => remediationLoop(worker).runDue(),
    advance: (ms) => void (clock.skewMs += ms),
    async close() {
      await app.close();
      await classifier.close();
      await db.close();
    },
  };
}

function memberOf(app: FastifyInstance, tenantId: number, name: string, role: string) {
  return { tenantId, call: callerOf(app, `${tenantId} ${name} ${role}`) };
}

function callerNamed(token: string) {
  const [tenantId, name = '', ...role] = token.split(' ');
  return {
    tenantId: Number(tenantId),
    idpTenantIds: [],
    userId: `U-${name}`,
    impersonatorId: null,
    hasSecondFactor: true,
    tokenId: null,
    sid: null,
    userName: name,
    email: `${name.toLowerCase()}@ours.example`,
    permissions: permissionsOfRoles([role.join(' ')]),
  };
}

/** An outbound client that ends in this process: everything before the socket is as in production. */
function replayingOutbound(
  sent: SourceRequest[],
  answer: SourceAnswers,
  now: () => number,
): Outbound {
  return {
    resolve: () => Promise.reject(new Error('not asked for here')),
    refusalOf: async () => null,
    fetch: async (url, init = {}) => {
      const request = {
        method: init.method ?? 'GET',
        url: new URL(url),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : '',
      };
      sent.push(request);
      const response = await answer(request);
      response.headers.set('date', new Date(now()).toUTCString());
      return response;
    },
  };
}

async function* only(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
}

/** A service account's file with its own key. */
export function serviceAccount(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify({
    client_email: 'waybill@project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
}
