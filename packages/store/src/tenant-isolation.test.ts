import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
let first: number;
let second: number;

beforeAll(async () => {
  db = await testDatabase();
  [first, second] = await db.database.system(async (tx) => {
    const make = async (name: string): Promise<number> => {
      const [row] = await tx.query<{ id: number }>(
        `SELECT create_tenant($1, $1, 'us-east-1', '{}', '{}') AS id`,
        [name],
      );
      return row?.id ?? 0;
    };
    return [await make('first'), await make('second')];
  });
});
afterAll(() => db.close());

test('every table enforces row-level security, and the product’s role cannot bypass it', async () => {
  const { rows } = await db.owner.query(
    `SELECT relname FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relrowsecurity
     ORDER BY relname`,
  );
  // The lists of migrations and renames that ran are the owner's own; the product has no right on them at all.
  expect(rows.map((row) => row.relname)).toEqual(['migration', 'policy_rename']);
  const [role] = await db.database.system((tx) =>
    tx.query(
      'SELECT current_user AS name, rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    ),
  );
  expect(role).toEqual({ name: 'waybill_app', rolsuper: false, rolbypassrls: false });
});

test('a tenant column comes first in every key of every tenant’s table', async () => {
  const { rows } = await db.owner.query(
    `SELECT c.relname, a.attname FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace AND a.attname <> 'tenant_id'
     ORDER BY 1`,
  );
  expect(rows).toEqual([
    { relname: 'activity_partition', attname: 'from_at' },
    { relname: 'audit_key', attname: 'position' },
    { relname: 'carried_key', attname: 'purpose' },
    { relname: 'master_key', attname: 'key_id' },
    { relname: 'migration', attname: 'name' },
    { relname: 'policy_rename', attname: 'alias' },
  ]);
});

test('a tenant sees and changes its own rows only', async () => {
  await db.database.tenant(first, (tx) =>
    tx.query(`INSERT INTO console_user VALUES ($1, 'u1', 'Ana', 'ana@first.example')`, [first]),
  );
  const seen = await db.database.tenant(second, (tx) => tx.query('SELECT * FROM console_user'));
  expect(seen).toEqual([]);
  const changed = await db.database.tenant(second, (tx) =>
    tx.query(`UPDATE console_user SET name = 'Eve' RETURNING user_id`),
  );
  expect(changed).toEqual([]);
  await expect(
    db.database.tenant(second, (tx) =>
      tx.query(`INSERT INTO console_user VALUES ($1, 'u2', 'Eve', 'eve@second.example')`, [first]),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('without a tenant nothing is seen', async () => {
  expect(await db.database.system((tx) => tx.query('SELECT * FROM console_user'))).toEqual([]);
});

test('search answers the tenant’s own rows and uses the trigram index', async () => {
  const { rows } = await db.owner.query(
    `SELECT prosecdef FROM pg_proc WHERE proname = 'detection_search'`,
  );
  expect(rows).toEqual([{ prosecdef: true }]);
  const found = await db.database.tenant(first, (tx) =>
    tx.query(`SELECT detection_search('%payroll%')`),
  );
  expect(found).toEqual([]);
});

test('a tenant id that is no id never reaches the database', async () => {
  await expect(db.database.tenant(Number.NaN, async () => 1)).rejects.toThrow('Not a tenant id');
});
