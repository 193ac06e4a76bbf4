import { testDatabase } from '@waybill/testkit';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { startOwnTarget } from './own-target.ts';
import { casesFor, runConformance } from './run-conformance.ts';
import { startSpoilingProxy } from './spoiling-proxy.ts';

test('a provider with faults is told so, of the endpoints that have them and of no others', async () => {
  const database = await testDatabase({ holds: 'identity' });
  const proxy = await startSpoilingProxy(FAULTS);
  const own = await startOwnTarget(database.owner, { isStrict: true, publicUrl: proxy.url });
  proxy.passTo(own.listeningAt);
  try {
    const cases = casesFor(own.target).filter(({ endpoint }) => !endpoint.includes('/v1/mgmt/'));
    const { failed, passed, endpoints } = await runConformance(own.target, undefined, cases);
    const blamed = new Set(failed.map((line) => line.slice(0, line.indexOf(': '))));
    expect([...blamed].toSorted()).toEqual(FAULTS.map(({ of }) => of).toSorted());
    expect(endpoints - passed).toBe(FAULTS.length);
  } finally {
    await proxy.close();
    await own.close();
    await database.close();
  }
}, 300_000);
