import { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { loadOf, METHODS, ROUTES, type RouteTable } from '@waybill/contract';
import { AdmissionRefused, webBudget, type Transaction } from '@waybill/store';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { fastify, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { readerLanguages } from './reader-languages.ts';
import { bindRoutes } from './bind-routes.ts';
import { onceRunner } from './idempotency/run-once.ts';
import { storedRequests } from './idempotency/stored-requests.ts';
import type { BoundRoute } from './implement.ts';
import { LIMITS_BY_LOAD, limitsOf, requestTime } from './route-limits.ts';

const TABLE: RouteTable = ROUTES;
const ENTRIES = Object.entries(TABLE).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const definition = methods[method];
    return definition ? [{ path, method, definition }] : [];
  }),
);

let db: TestDatabase;
let app: FastifyInstance;
let tenantId: number;
/** The next handler's work in its own transaction. */
let work: (tx: Transaction) => Promise<unknown>;

beforeAll(async () => {
  db = await testDatabase({ budget: webBudget });
  const [row] = await db.database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant('t', 'T', 'us-east-1', '{}', '{}') AS id`),
  );
  tenantId = row?.id ?? 0;
  app = fastify();
  bindRoutes(app, ENTRIES.map(working), {
    database: db.database,
    log: pino({ level: 'silent' }),
    languages: readerLanguages(db.database, Date.now),
    authenticateSession: async (_token, route) => ({
      tenantId,
      idpTenantIds: [],
      userId: 'u',
      impersonatorId: null,
      hasSecondFactor: true,
      tokenId: null,
      sid: null,
      userName: 'Ana',
      email: 'ana@ours.example',
      permissions: new Set(
        ENTRIES.flatMap(({ definition }) => definition.permission ?? []).filter(() => route),
      ),
    }),
    countRequest: () => undefined,
    once: onceRunner(
      storedRequests({ database: db.database, keyFor: () => Buffer.alloc(32), now: Date.now }),
    ),
    authenticateApiToken: async () => null,
    authenticateToken: async () => ({ tenantId, tokenId: 't', sourceId: 's' }),
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

/** The route as the table has it, taking anything, with a handler that does `work`. */
function working({ path, method, definition }: (typeof ENTRIES)[number]): BoundRoute {
  const { params: _params, query: _query, body: _body, ...rest } = definition;
  return {
    path,
    method,
    definition: rest,
    handler: async () => {
      await db.database.tenant(tenantId, (tx) => work(tx));
      throw new AppError('resource.not_found');
    },
  };
}

const call = ({ path, method }: { path: string; method: (typeof METHODS)[number] }) =>
  app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x') });

test.each(ENTRIES.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))(
  '%s works within the limits of its load',
  async (_name, entry) => {
    const seen: unknown[] = [];
    work = async (tx) => {
      seen.push(
        ...(await tx.query(
          `SELECT name, setting::integer AS ms FROM pg_settings
           WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
           ORDER BY name`,
        )),
      );
    };
    const reply = await call(entry);
    expect(reply.json()).toMatchObject({ code: 'resource.not_found' });
    const limits = LIMITS_BY_LOAD[loadOf(entry.definition)];
    expect(seen).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 120_000 },
      { name: 'lock_timeout', ms: limits.lockTimeoutMs },
      { name: 'statement_timeout', ms: limits.statementTimeoutMs },
    ]);
  },
);

test('every read that is no stream has a deadline, and a change has none', () => {
  for (const { method, definition } of ENTRIES) {
    const hasDeadline = limitsOf(definition, method).deadlineMs !== null;
    expect(hasDeadline).toBe(method === 'GET' && loadOf(definition) !== 'stream');
  }
});

test('records are taken in on connections that reads do not use', () => {
  const lanes = ENTRIES.filter(
    ({ definition, method }) => limitsOf(definition, method).lane === 'ingest',
  );
  expect(lanes.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST /v1/ingest/{source}',
    'POST /v1/hooks/{hookId}',
  ]);
});

const ANY_READ = { path: '/v1/detections', method: 'GET' } as const;

test.each([
  ['a statement that takes too long', 504, 'request.timed_out', `SET LOCAL statement_timeout = 5`],
  ['a lock that is not free in time', 503, 'service.busy', `SET LOCAL lock_timeout = 5`],
])('%s answers %i %s with a time to try again', async (_name, status, code, limit) => {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = db.database.tenant(tenantId, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(4711)');
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  work = async (tx) => {
    await tx.query(limit);
    await tx.query('SELECT pg_advisory_xact_lock(4711)');
  };
  const reply = await call(ANY_READ);
  held.resolve();
  await holder;
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['full', 429, 'request.too_many'],
  ['late', 503, 'service.busy'],
] as const)('no connection because the queue is %s answers %i %s', async (reason, status, code) => {
  work = async () => {
    throw new AdmissionRefused(reason, 2);
  };
  const reply = await call(ANY_READ);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code });
  expect(reply.headers['retry-after']).toBe('2');
});

const LIMITS = { ...LIMITS_BY_LOAD.list, isRead: true };

function serverResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

test('a read that is not answered by its deadline answers so, whatever it waits for', async () => {
  const time = requestTime({ ...LIMITS, deadlineMs: 1 }, serverResponse());
  const never = new EventEmitter();
  const waiting = new Promise((resolve) => never.once('answer', resolve));
  await expect(time.within(waiting)).rejects.toMatchObject({ code: 'request.timed_out' });
  expect(time.context.signal?.aborted).toBe(true);
});

test('a caller who goes ends the request', async () => {
  const reply = serverResponse();
  const time = requestTime(LIMITS, reply);
  const answer = time.within(new Promise(() => undefined));
  reply.emit('close');
  await expect(answer).rejects.toMatchObject({ code: 'request.abandoned' });
  time.end();
});
