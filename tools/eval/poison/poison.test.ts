import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testMember, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { collectScheduler } from '../../../apps/server/src/features/integrations/collecting/scheduler.ts';
import { SECRETS_PURPOSE } from '../../../apps/server/src/features/integrations/integration-services.ts';
import { secretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { carriedConnector, startCarryingVendor, type CarryingVendor } from './carrier.ts';
import { mappedPaths, withOwn } from './mapped-paths.ts';
import { poisonRecords } from './poison-records.ts';
import { emptyFindings, type PoisonTarget } from './poison-target.ts';
import { callReadRoutes } from './read-routes.ts';
import { sendVariants } from './send-variants.ts';

/** A short form of `npm run eval -- poison`: a few variants of every connector. */
const VARIANTS = 6;

let app: TestApp;
let vendor: CarryingVendor;
beforeAll(async () => {
  vendor = await startCarryingVendor();
  app = await testApp({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    connectorOf: carriedConnector,
  });
});
afterAll(async () => {
  await app.close();
  await vendor.close();
});

async function target(): Promise<PoisonTarget> {
  const member = await testMember(app);
  const { services } = app;
  const box = secretBox(services.keyFor(SECRETS_PURPOSE));
  return {
    services,
    tenantId: member.tenantId,
    vendor,
    scheduler: collectScheduler({ ...services, box }, { concurrency: 4 }),
    async call(method, url, { headers, body } = {}) {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const reply = await app.app.inject({
        method,
        url,
        headers: headers ?? { 'session-token': member.sessionToken, ...json },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: reply.statusCode, text: reply.body };
    },
    logLines: app.logLines,
  };
}

test(
  'hostile records of every connector stop no queue, lose no sound record and break no read',
  { timeout: 120_000 },
  async () => {
    const under = await target();
    const findings = emptyFindings();
    for (const source of await poisonRecords(null)) {
      await sendVariants(under, source, findings, { most: VARIANTS, ways: ['push', 'poll'] });
    }
    const { calls } = await callReadRoutes(under, findings);
    expect(findings).toMatchObject({ blocked: [], fiveHundreds: [] });
    expect(findings.variants).toBe(findings.stored + findings.setAside);
    expect(findings.setAside).toBeGreaterThan(0);
    expect(calls).toBeGreaterThan(100);
  },
);

test('tells a batch that is refused as a whole, and which variant does it', async () => {
  const under = await target();
  const findings = emptyFindings();
  const [source] = await poisonRecords(null);
  if (!source) throw new Error('There is no connector');
  const refusing: PoisonTarget = {
    ...under,
    call: async (method, url, request) =>
      url.startsWith('/v1/ingest/') && request?.body?.includes('"constructor"')
        ? { status: 500, text: 'refused' }
        : under.call(method, url, request),
  };
  await sendVariants(refusing, source, findings, { most: 50, ways: ['push'] });
  expect(findings.blocked).toEqual([expect.stringMatching(/aws push .*500.*"constructor"/)]);
  expect(findings.fiveHundreds).toHaveLength(1);
});

test('knows the paths that a mapping asks for, also those that a record does not have', () => {
  const connector = carriedConnector('Okta');
  if (!connector) throw new Error('There is no connector');
  const record = { eventType: 'user.session.start', published: '2026-01-01T00:00:00Z' };
  const asked = mappedPaths(connector, record);
  expect([...asked]).toEqual(expect.arrayContaining(['eventType', 'published', 'uuid', 'outcome']));
  expect(withOwn(record, 'outcome.result', 17)).toEqual({ ...record, outcome: { result: 17 } });
  expect(withOwn(record, 'eventType.x', 17)).toBeNull();
});
