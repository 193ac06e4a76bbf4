import { Writable } from 'node:stream';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { failureText } from './error-facts.ts';
import { createLog } from './log.ts';

const CANARY = 'canary-7f3a';
/** PostgreSQL quotes the whole row in the error's detail. */
const INCOMPLETE = `INSERT INTO rejected_payload (tenant_id, rejection_id, reason)
  VALUES (current_setting('app.tenant_id')::integer, gen_random_uuid(), $1)`;

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
});
afterAll(() => db.close());

/** Output of one call, parsed and as text. */
function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  const sink = new Writable({
    write(part, _encoding, done) {
      lines.push(String(part));
      done();
    },
  });
  write(createLog('debug', 'test', sink));
  const text = lines.join('');
  return { text, line: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
}

function caught(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown');
}

function refused(sql: string, values: unknown[] = []): Promise<Error> {
  return db.database
    .tenant(tenantId, (tx) => tx.query(sql, values))
    .then(
      () => new Error('Nothing was thrown'),
      (error: Error) => error,
    );
}

describe('errors of PostgreSQL', () => {
  test.each([
    ['a text that is no number', 'SELECT $1::integer', '22P02'],
    ['a text that is no JSON', 'SELECT $1::jsonb', '22P02'],
    ['a row without a value that it needs', INCOMPLETE, '23502'],
    ['a text that is no hash', "SELECT decode($1, 'hex')", '22023'],
    ['an exception with detail and hint', '', 'P0001'],
  ])('leave no value in the log: %s', async (_, sql, code) => {
    const raise = `DO $do$ BEGIN RAISE EXCEPTION '${CANARY}' USING DETAIL = '${CANARY}', HINT = '${CANARY}'; END $do$`;
    const err =
      sql === ''
        ? await db.owner.query(raise).catch((error: Error) => error)
        : await refused(sql, [CANARY]);
    const { text, line } = logged((log) => log.error({ err }, 'refused'));
    expect(text).not.toContain(CANARY);
    expect(line).toMatchObject({ msg: 'refused', err: { code, severity: 'ERROR' } });
    expect(line['err']).toHaveProperty('stack.0', expect.stringMatching(/^at /));
    expect(failureText(err)).not.toContain(CANARY);
  });

  test('keep the names of table and column', async () => {
    const err = await refused(INCOMPLETE, [CANARY]);
    const { line } = logged((log) => log.error({ err }, 'refused'));
    expect(line).toMatchObject({ err: { table: 'rejected_payload', column: 'received_at' } });
    expect(failureText(err)).toBe('PostgreSQL reported 23502, rejected_payload, received_at');
  });
});

describe('other errors', () => {
  const schema = z.object({ name: z.literal('a'), [CANARY]: z.string().max(3) });
  const samples: readonly [string, Error][] = [
    ['JSON.parse', caught(() => JSON.parse(`{"a": ${CANARY}}`))],
    ['zod', caught(() => schema.parse({ name: CANARY, [CANARY]: CANARY }))],
    [
      'a cause',
      new AppError('internal', { cause: new Error(CANARY, { cause: new Error(CANARY) }) }),
    ],
    ['several at once', new AggregateError([new Error(CANARY), CANARY], CANARY)],
    ['a message of many lines', new Error(`first\n    at ${CANARY}\n${CANARY}`)],
    [
      'members of their own',
      Object.assign(new Error('x'), { detail: CANARY, where: CANARY, code: `${CANARY} x` }),
    ],
    ['a name of their own', Object.assign(new Error(CANARY), { name: CANARY })],
  ];

  test.each(samples)('leave no value in the log: %s', (_, err) => {
    for (const write of [
      (log: ReturnType<typeof createLog>) => log.error({ err }, 'failed'),
      (log: ReturnType<typeof createLog>) => log.error({ err }),
      (log: ReturnType<typeof createLog>) => log.error(err),
      (log: ReturnType<typeof createLog>) => log.error({ cause: err, other: err }, 'failed'),
    ]) {
      expect(logged(write).text).not.toContain(CANARY);
    }
  });

  test('keep type, code and the place in the code, with those of their causes', () => {
    const cause = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const { line } = logged((log) => log.error({ err: new TypeError('y', { cause }) }, 'failed'));
    expect(line).toMatchObject({
      err: {
        type: 'TypeError',
        stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
        cause: { type: 'Error', code: 'ECONNREFUSED', syscall: 'connect' },
      },
    });
  });
});
