import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../test-support/running-identity.ts';
import { ENDPOINTS } from '../wire/endpoint-table.ts';
import { createKit, type ConformanceKit, type ConformanceTarget } from './conformance-kit.ts';
import { casesFor } from './run-conformance.ts';

/** The suite that any provider can be held against, held against our own. */
describe.each([
  ['strict', true],
  ['discreet', false],
])('with %s error codes', (_name, isStrict) => {
  let database: TestDatabase;
  let running: RunningIdentity;
  let kit: ConformanceKit;
  const has = new Set<never>();

  beforeAll(async () => {
    database = await testDatabase({ isEmpty: true });
    running = await runningIdentity(database.owner, {
      settings: { hasStrictErrors: isStrict, isSignUpOpen: true },
    });
    const { baseUrl, projectId, identity } = running;
    const target: ConformanceTarget = {
      baseUrl,
      projectId,
      managementKey: identity.managementKey,
      isStrict,
      has,
      redirectUrl: `${baseUrl}/login`,
    };
    kit = createKit(target);
  });

  afterAll(async () => {
    await kit.cleanUp();
    await running.close();
    await database.close();
  });

  test.each(casesFor({ isStrict, has }).map((one) => [one.endpoint, one.name, one] as const))(
    '%s %s',
    async (_endpoint, _case, { run }) => {
      await run(kit);
    },
  );
});

test('the suite looks at every endpoint that client libraries call', () => {
  const looked = new Set(
    [true, false].flatMap((isStrict) =>
      casesFor({ isStrict, has: new Set(['oauth', 'way out']) }).map(({ endpoint }) => endpoint),
    ),
  );
  const missing = ENDPOINTS.filter(({ access }) => access !== 'public')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => ![...looked].some((seen) => isSame(name, seen)));
  expect(missing).toEqual([]);
});

/** A case names the path as it is called: its parameters are filled in. */
function isSame(pattern: string, called: string): boolean {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(called);
}
