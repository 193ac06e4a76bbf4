import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../wire/endpoint-table.ts';
import type { ConformanceNeed } from './conformance-case.ts';
import { createKit } from './conformance-kit.ts';
import { startOwnTarget, type OwnTarget } from './own-target.ts';
import { casesFor } from './run-conformance.ts';

const has = new Set<ConformanceNeed>(['oauth', 'way out', 'clock', 'alone']);

/** The suite for any provider, run against our own. */
describe.each([
  ['strict', true],
  ['discreet', false],
])('with %s error codes', (_name, isStrict) => {
  let database: TestDatabase;
  let own: OwnTarget;
  /** Those that every project has from the start. */
  let roles: unknown;

  beforeAll(async () => {
    database = await testDatabase({ holds: 'identity' });
    own = await startOwnTarget(database.pool, { isStrict });
    roles = (await createKit(own.target).management.role.loadAll()).data;
  });

  afterAll(async () => {
    await own.close();
    await database.close();
  });

  test.each(lookedAt(isStrict).map((one) => [one.endpoint, one.name, one] as const))(
    '%s %s',
    async (_endpoint, _case, { run }) => {
      const kit = createKit(own.target);
      try {
        await expect(run(kit)).resolves.toBeUndefined();
      } finally {
        await kit.cleanUp();
      }
    },
  );

  test('nothing is left behind', async () => {
    const { management } = createKit(own.target);
    expect((await management.user.search({ withTestUser: true })).data?.users).toEqual([]);
    expect((await management.tenant.loadAll()).data).toEqual([]);
    expect((await management.accessKey.searchAll()).data).toEqual([]);
    expect((await management.role.loadAll()).data).toEqual(roles);
  });
});

/** The holder of the management key sees everything either way: once is enough. */
function lookedAt(isStrict: boolean) {
  return casesFor({ isStrict, has }).filter(
    ({ endpoint, codes }) => isStrict || codes !== undefined || !endpoint.includes('/mgmt/'),
  );
}

/** Endpoints covered by the suite. Other areas are covered by the tests next to them. */
const COVERED = ['/v1/auth/', '/v1/mgmt/', '/v2/mgmt/', '/v1/flow/', '/v2/flow/', '/v2/keys/'];

test('the suite looks at every endpoint that client libraries call', () => {
  const looked = new Set(
    [true, false].flatMap((isStrict) =>
      casesFor({ isStrict, has }).map(({ endpoint }) => endpoint),
    ),
  );
  const missing = ENDPOINTS.filter(({ access }) => access !== 'public')
    .filter(({ path }) => COVERED.some((prefix) => path.startsWith(prefix)))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => ![...looked].some((seen) => isSame(name, seen)));
  expect(missing).toEqual([]);
});

/** A case names the called path: with parameters filled in. */
function isSame(pattern: string, called: string): boolean {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(called);
}
