import { randomBytes } from 'node:crypto';
import { connectorForSource } from '@waybill/connectors';
import { sourceIdOf, type IntegrationName, type PolicyRule } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACT_AT,
  ACTS,
  KNOWN_ROWS,
  LISTED,
  ORDINARY,
} from '../../../../testing/known-records.data.ts';
import { policyContent } from '../../../../testing/policy-contents.ts';
import { activate, found, streamed, tryOut } from '../../../../testing/policy-parity.ts';
import {
  contentClassifier,
  type ContentClassifier,
} from '../../classification/contents/content-classifier.ts';
import { ingestBody } from '../../ingest/ingest-body.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import { sharedClassifierPool } from '../../../../testing/shared-classifier-pool.ts';
import { ruleWith } from './policy-content.ts';

const FROM = ACT_AT - 3_600_000;
const TO = ACT_AT + 3_600_000;

let db: TestDatabase;
let classifier: ContentClassifier;
let tenantId = 0;
/** Vendor's ids of the events by their own. */
let idOf: ReadonlyMap<string, string>;

type Sent = readonly (readonly [IntegrationName, Readonly<Record<string, unknown>>])[];

async function* parts(records: Sent): AsyncGenerator<Buffer> {
  yield Buffer.from(records.map(([, record]) => JSON.stringify(record)).join('\n'));
}

async function send(records: Sent): Promise<void> {
  const { writer } = openSettledPipeline(db.database, () => TO, [], classifier);
  for (const [source, own] of Map.groupBy(records, ([name]) => name)) {
    const connector = connectorForSource(source);
    if (!connector) throw new Error(`${source} has no connector`);
    const about = { tenantId, sourceId: sourceIdOf(source), source, connector, isSample: false };
    const body = { ...about, parts: parts(own) };
    const services = { database: db.database, writer, now: () => TO };
    const result = await ingestBody(body, services);
    expect(result).toMatchObject({ rejected: 0 });
  }
}

/** A rule that finds each act on its own. */
function rule(id: string, condition: PolicyRule['condition']): PolicyRule {
  return ruleWith({ id, name: id, title: id, condition, groupBy: ['actor', 'object'] });
}

const RULES = KNOWN_ROWS.flatMap(({ field, leaf, other }, index) => [
  rule(`match-${index}`, { f: field, ...leaf }),
  ...(other === null ? [] : [rule(`other-${index}`, { f: field, ...other })]),
]);
const CONTENT = policyContent({}, { rules: RULES });

beforeAll(async () => {
  db = await testDatabase();
  const key = randomBytes(32);
  classifier = contentClassifier({
    database: db.database,
    keyFor: () => key,
    log: pino({ enabled: false }),
    now: () => TO,
    pool: sharedClassifierPool(),
  });
  tenantId = await testTenant(db.database);
  await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO trust_rule VALUES ($1, gen_random_uuid(), 'destination', 'Dropbox', 'forbidden', 'everyone', '',
         'Not approved', NULL, NULL, now(), 'Kim')`,
      [tenantId],
    ),
  );
  await activate(db.database, tenantId, CONTENT);
});
beforeAll(() => send(LISTED));
beforeAll(() => send(ORDINARY));
beforeAll(async () => {
  await send(ACTS);
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ event_id: string; vendor_event_id: string }>(
      'SELECT event_id, vendor_event_id FROM activity WHERE occurred_at >= $1',
      [new Date(FROM)],
    ),
  );
  idOf = new Map(rows.map((row) => [row.event_id, row.vendor_event_id]));
});
afterAll(async () => {
  await classifier.close();
  await db.close();
});

/** Names of the actions that each rule found. */
function named(results: readonly { rule: string; events: string[] }[]) {
  return new Map(
    results.map(({ rule: id, events }) => {
      const acts = events.map((event) => idOf.get(event) ?? event);
      return [id, acts.toSorted((left, right) => (left < right ? -1 : 1))];
    }),
  );
}

test('what HR, directories, device management, contents and the past know is asked in stream and back-test alike', async () => {
  const inStream = named(await streamed(db.database, { tenantId, from: FROM }));
  const window = { tenantId, from: FROM, to: TO };
  const tried = named(found(await tryOut(db.database, window, CONTENT), CONTENT));
  const expected = new Map(
    KNOWN_ROWS.map(({ field, acts }, index) => [`match-${index}`, { field, acts }]),
  );
  const asFound = (results: ReadonlyMap<string, string[]>) =>
    [...expected].map(([id, { field }]) => [field, results.get(id) ?? []]);
  const wanted = [...expected.values()].map(({ field, acts }) => [field, acts]);
  expect(asFound(inStream)).toEqual(wanted);
  expect(asFound(tried)).toEqual(wanted);
  expect([...inStream.keys(), ...tried.keys()].filter((id) => id.startsWith('other-'))).toEqual([]);
});
