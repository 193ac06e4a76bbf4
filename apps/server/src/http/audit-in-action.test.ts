import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeIds } from '../../testing/route-ids.ts';
import {
  callAs,
  nameOf,
  recoverable,
  SESSION,
  successOf,
  tableApp,
  WITH_APP,
} from '../../testing/route-table.ts';
import type { TestApp, TestMember } from '../../testing/test-app.ts';

/**
 * Every route that declares an audit entry, over the whole table: exactly one entry, committed with the
 * change, and no change without it.
 */
const AUDITED = SESSION.filter(({ definition }) => definition.audit);
/** Fills and empties the whole tenant in jobs; the test of sample data has their entries. */
const SAMPLE = /sample-data/;
const TRIED = AUDITED.filter(({ path }) => !SAMPLE.test(path));

let app: TestApp;
let owner: TestMember;
let ids: Record<string, string>;

beforeAll(async () => {
  ({ app, owner } = await tableApp());
  ids = await routeIds(app, owner);
  // Who writes what in which transaction, as the owner of the database sees it.
  await app.db.owner.query(`
    CREATE TABLE test_written (xact text, written_table text, PRIMARY KEY (xact, written_table));
    CREATE FUNCTION test_note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO test_written VALUES (pg_current_xact_id()::text, TG_ARGV[0]) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE FUNCTION test_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no entry'; END $$;
    DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind IN ('r', 'p') AND NOT relispartition AND relname NOT IN ('test_written', 'audit_entry')
      LOOP
        EXECUTE format('CREATE TRIGGER test_note AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
          EXECUTE FUNCTION test_note(%L)', name, name);
      END LOOP;
    END $$;
    CREATE TRIGGER test_note AFTER INSERT ON audit_entry FOR EACH ROW WHEN (NEW.event_key IS NULL)
      EXECUTE FUNCTION test_note('audit_entry');
    CREATE TRIGGER test_refuse BEFORE INSERT ON audit_entry FOR EACH ROW WHEN (NEW.event_key IS NULL)
      EXECUTE FUNCTION test_refuse();
    ALTER TABLE audit_entry DISABLE TRIGGER test_refuse`);
});
afterAll(() => app.close());
/** Written tables, one list per transaction, in order. */
async function writtenBy(work: () => Promise<{ status: number }>) {
  await app.db.owner.query('TRUNCATE test_written');
  const { status } = await work();
  const { rows } = await app.db.owner.query<{ tables: string[] }>(
    `SELECT array_agg(written_table ORDER BY written_table) AS tables FROM test_written
     GROUP BY xact ORDER BY xact::xid8`,
  );
  return { status, transactions: rows.map(({ tables }) => tables) };
}

interface Change {
  table: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

async function lastChanges(tenantId: number): Promise<Change[]> {
  const { rows } = await app.db.owner.query<{ changes: Change[] | null }>(
    `SELECT changes FROM audit_entry WHERE event_key IS NULL AND tenant_id = $1 ORDER BY seq DESC LIMIT 1`,
    [tenantId],
  );
  return rows[0]?.changes ?? [];
}

/** Writes that follow in transactions of their own: work that the change has ordered, or its outcome. */
const WRITTEN_LATER: Readonly<Record<string, readonly string[]>> = {
  // Entries are sealed before they are verified, and the result is noted afterwards.
  'POST /v1/audit/verify': ['audit_chain', 'audit_verification'],
  // The approval is carried out at the identity provider, and marked as done.
  'POST /v1/factor-resets/{resetId}/approve': ['factor_reset'],
  // The provider takes the roles or removes the membership, and the note of it goes.
  'PUT /v1/members/{memberId}/roles': ['member_access'],
  'DELETE /v1/members/{memberId}': ['member_access'],
  // The provider sends the mail or removes the membership, and that is noted.
  // The person becomes a member at the provider.
  'POST /v1/directory/conflicts/{resourceId}/link': ['directory_user', 'member_access'],
  'POST /v1/invitations': ['invitation'],
  'POST /v1/invitations/{invitationId}/resend': ['invitation'],
  'POST /v1/invitations/{invitationId}/withdraw': ['invitation'],
  // Codes go when the provider has removed the app.
  'DELETE /v1/profile/totp': ['recovery_code'],
  // A back-test stores its result.
  'POST /v1/policies/backtest': ['policy_backtest'],
  // Jobs, run immediately here.
  'POST /v1/reclassifications': ['reclassification'],
  'POST /v1/sources/{sourceId}/remap': ['remap'],
  'POST /v1/rescores': ['rescore'],
  'POST /v1/rescores/{runId}/undo': ['rescore'],
  'POST /v1/detection-changes': [
    'detection',
    'detection_change',
    'detection_change_item',
    'detection_history',
    'detection_tag',
  ],
};

/** Changes without before and after. Excludes reads and tests, which change nothing. */
const WITHOUT_CHANGES: readonly string[] = [
  // Their rows contain event data.
  'POST /v1/detections',
  'POST /v1/policies/backtest',
  'POST /v1/rejections/replay',
  // Their rows are the log of deliveries.
  'POST /v1/webhooks/{webhookId}/test',
  'POST /v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  // Requested although it already exists.
  'POST /v1/integrations/{integrationId}/runs',
  'POST /v1/policies/order',
  // Seals what others did, and notes its result.
  'POST /v1/audit/verify',
];

const NOTHING_WRITTEN = (tables: readonly string[]) => tables.length === 0;

interface Found {
  name: string;
  expectedStatus: number;
  refused: { status: number; transactions: string[][] };
  made: { status: number; transactions: string[][] };
  changes: Change[];
}
const found: Found[] = [];

beforeAll(async () => {
  for (const entry of TRIED) {
    const name = nameOf(entry);
    const [member, known] = WITH_APP.has(name) ? await recoverable(app) : [owner, ids];
    await app.db.owner.query('ALTER TABLE audit_entry ENABLE TRIGGER test_refuse');
    const refused = await writtenBy(() => callAs(member, entry, known));
    await app.db.owner.query('ALTER TABLE audit_entry DISABLE TRIGGER test_refuse');
    const made = await writtenBy(() => callAs(member, entry, known));
    const changes = await lastChanges(member.tenantId);
    found.push({ name, expectedStatus: successOf(entry), refused, made, changes });
  }
});

const isEntry = (tables: readonly string[]): boolean => tables.includes('audit_entry');
const ownOf = ({ made }: Found): string[] =>
  (made.transactions.find(isEntry) ?? []).filter((table) => table !== 'audit_entry');

test('each writes one entry, in the first transaction that changes something', () => {
  const answers = found.map(({ name, made, expectedStatus }) => ({
    name,
    isSuccess: made.status === expectedStatus,
    entries: made.transactions.filter(isEntry).length,
    isFirst: isEntry(made.transactions[0] ?? []),
  }));
  expect(answers).toEqual(
    TRIED.map((entry) => ({ name: nameOf(entry), isSuccess: true, entries: 1, isFirst: true })),
  );
});

test('nothing else is written apart from the entry', () => {
  const apart = found.flatMap(({ name, made }) => {
    const tables = new Set(made.transactions.filter((one) => !isEntry(one)).flat());
    return tables.size === 0 ? [] : [[name, [...tables].toSorted()] as const];
  });
  expect(Object.fromEntries(apart)).toEqual(WRITTEN_LATER);
});

test('a failing entry takes the change with it', () => {
  const kept = found.filter(
    ({ refused }) => refused.status !== 500 || !refused.transactions.every(NOTHING_WRITTEN),
  );
  expect(kept.map(({ name, refused }) => [name, refused])).toEqual([]);
});

test('a change has its before and after', () => {
  const without = found.filter((one) => ownOf(one).length > 0 && one.changes.length === 0);
  expect(without.map(({ name }) => name).toSorted()).toEqual(WITHOUT_CHANGES.toSorted());
  const sided = found
    .flatMap(({ changes }) => changes)
    .filter(({ before, after }) => before ?? after);
  expect(sided.length).toBe(found.flatMap(({ changes }) => changes).length);
});

test('before and after are told of a change, only after of a creation, only before of a removal', () => {
  const changeOf = (name: string, table: string) =>
    found.find((one) => one.name === name)?.changes.find((one) => one.table === table);
  expect(changeOf('PATCH /v1/settings/organisation', 'tenant')).toMatchObject({
    before: { name: expect.stringMatching(/^Tenant/), rev: 1 },
    after: { name: 'Ours', rev: 2 },
  });
  expect(changeOf('POST /v1/saved-views', 'saved_view')?.before).toBeNull();
  expect(changeOf('DELETE /v1/trust-rules/{ruleId}', 'trust_rule')).toMatchObject({
    before: { verdict: 'sanctioned' },
    after: null,
  });
});

test('people are in it by their ids, and secrets not at all', async () => {
  const text = JSON.stringify(found.map(({ changes }) => changes));
  const { rows: people } = await app.db.owner.query<{ name: string; email: string }>(
    'SELECT name, email FROM console_user WHERE tenant_id = $1',
    [owner.tenantId],
  );
  expect(people.length).toBeGreaterThan(0);
  expect(
    people.filter(({ name, email }) => text.includes(`"${name}"`) || text.includes(email)),
  ).toEqual([]);
  const changes = found.flatMap((one) => one.changes);
  const secret = changes.find(({ table }) => table === 'integration_secret');
  expect(secret?.after).toMatchObject({ field_id: 'token', sealed: '[redacted]' });
  const token = changes.find(({ table }) => table === 'integration_token');
  expect(token?.after).toMatchObject({ secret_hash: '[redacted]' });
  // Bytes are sealed values, hashes and uploads: none of them is shown.
  const { rows: shown } = await app.db.owner.query(
    `SELECT c.relname, a.attname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.atttypid = 'bytea'::regtype
     WHERE t.tgname = 'audited' AND position(a.attname IN encode(t.tgargs, 'escape')) = 0`,
  );
  expect(shown).toEqual([]);
});
