import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Functions of the schema that belong to no extension. */
const OWN_FUNCTIONS = `pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend x WHERE x.objid = p.oid AND x.deptype = 'e')`;

async function names(query: string): Promise<unknown[]> {
  const { rows } = await db.owner.query<{ name: string }>(query);
  return rows.map((row) => row.name);
}

test('SECURITY DEFINER and PL/pgSQL functions pin their search_path', async () => {
  const unpinned = await names(
    `SELECT proname AS name FROM ${OWN_FUNCTIONS}
       AND (prosecdef OR prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql'))
       AND NOT coalesce(proconfig, '{}') @> '{"search_path=public, pg_temp"}'`,
  );
  expect(unpinned).toEqual([]);
});

test('PUBLIC may execute no function, and the product none that changes policies', async () => {
  expect(
    await names(
      `SELECT proname AS name FROM ${OWN_FUNCTIONS} AND has_function_privilege('public', p.oid, 'EXECUTE')`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `SELECT proname AS name FROM ${OWN_FUNCTIONS}
         AND NOT has_function_privilege('waybill_app', p.oid, 'EXECUTE') ORDER BY 1`,
    ),
  ).toEqual([
    'make_access_table',
    'make_audited_table',
    'make_case_table',
    'make_detection_table',
    'make_scoped_table',
    'make_tenant_table',
  ]);
});

test('SECURITY DEFINER functions belong to an unprivileged role that cannot log in', async () => {
  const { rows } = await db.owner.query(
    `SELECT DISTINCT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
       EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS "isMember"
     FROM pg_roles r JOIN (SELECT proowner FROM ${OWN_FUNCTIONS} AND prosecdef) f ON f.proowner = r.oid`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      isMember: false,
    },
  ]);
});

test('the product may read and write rows, and owns nothing', async () => {
  const { rows } = await db.owner.query<{ privileges: string[] }>(
    `SELECT array_agg(DISTINCT a.privilege_type ORDER BY a.privilege_type) AS privileges
     FROM pg_class c, aclexplode(c.relacl) a
     WHERE c.relnamespace = 'public'::regnamespace AND a.grantee IN (0, 'waybill_app'::regrole)`,
  );
  expect(rows[0]?.privileges).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
  expect(
    await names(
      `SELECT relname AS name FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.relnamespace = 'public'::regnamespace AND (a.grantee = 0 OR a.is_grantable AND a.grantee <> c.relowner)`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relowner = 'waybill_app'::regrole`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `SELECT relname AS name FROM pg_class
       WHERE relname = 'migration' AND has_table_privilege('waybill_app', oid, 'SELECT')`,
    ),
  ).toEqual([]);
});

test('no view bypasses the policies of its tables', async () => {
  expect(
    await names(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
         AND NOT coalesce(reloptions, '{}') @> '{security_invoker=true}'`,
    ),
  ).toEqual([]);
});

test('only the owner may create objects in the schema, and no trigger runs as its owner', async () => {
  const { rows } = await db.owner.query(
    `SELECT has_schema_privilege('public', 'public', 'CREATE') AS everybody,
       has_schema_privilege('waybill_app', 'public', 'CREATE') AS product,
       (SELECT count(*)::integer FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE p.prosecdef AND NOT t.tgisinternal) AS "triggersAsOwner"`,
  );
  expect(rows).toEqual([{ everybody: false, product: false, triggersAsOwner: 0 }]);
});
