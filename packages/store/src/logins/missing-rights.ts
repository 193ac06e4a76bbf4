import type pg from 'pg';
import { APP_ROLE } from '../database.ts';

/** Whose rights in a database are computed. */
export interface RightsOf {
  holds: 'product' | 'identity';
  /** Login of the web and worker processes. */
  login: string;
  /** True if Waybill manages the login, and with it the settings stored for the login. */
  isManaged: boolean;
  /** Role that tables and functions move to; null keeps them with the role that runs migrations. */
  owner: string | null;
  isOwnServer: boolean;
}

/** The product's tables, its views for members with a scope, and the job queue's tables. */
const SCHEMAS = ['public', 'scoped', 'graphile_worker'];

/**
 * Built-in functions that PUBLIC may execute and our logins do not need. Large objects are storage outside
 * row-level security, and the activity of other sessions may belong to other tenants.
 */
const CLOSED_FUNCTIONS = [
  'lo_creat(integer)',
  'lo_create(oid)',
  'lo_from_bytea(oid, bytea)',
  'pg_stat_get_activity(integer)',
  'pg_stat_get_backend_activity(integer)',
  'pg_cancel_backend(integer)',
  'pg_terminate_backend(integer, bigint)',
];

/** Conditions shared by the queries below. Objects of extensions are left alone. */
const NOT_OF_EXTENSION = (catalog: string, oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend x WHERE x.classid = '${catalog}'::regclass AND x.objid = ${oid} AND x.deptype = 'e')`;
const OF_OURS = (namespace: string): string =>
  `${namespace} IN (SELECT oid FROM pg_namespace WHERE nspname = ANY ($1))`;

/** Statements that still have to run in the database, in order. */
export async function missingRights(client: pg.Client, of: RightsOf): Promise<string[]> {
  const statements: string[] = [];
  const ask = async (text: string, values: readonly unknown[]): Promise<void> => {
    const { rows } = await client.query<{ statement: string }>(text, [...values]);
    statements.push(...rows.map((row) => row.statement));
  };
  const grantee = of.holds === 'product' ? APP_ROLE : of.login;
  if (of.owner !== null) {
    await ask(OWNER_RIGHTS, [of.owner]);
    await ask(OWNERSHIP, [SCHEMAS, of.owner]);
  }
  if (of.holds === 'product') await ask(MEMBERSHIP, [of.login, APP_ROLE]);
  else await ask(IDENTITY_TABLES, [of.login]);
  await ask(DATABASE_RIGHTS, [of.login]);
  if (of.holds === 'product') await ask(TEMPORARY_TABLES, [APP_ROLE]);
  await ask(FUNCTIONS, [SCHEMAS, grantee]);
  if (of.isManaged) await ask(STORED_SETTINGS, [of.login]);
  if (of.isOwnServer) await ask(OWN_SERVER, [CLOSED_FUNCTIONS]);
  return statements;
}

const OWNER_RIGHTS = `
  SELECT format('GRANT USAGE, CREATE ON SCHEMA public TO %I', $1::text) AS statement
  WHERE NOT has_schema_privilege($1, 'public', 'CREATE')`;

/** Moves objects of the current role to the owner. Sequences of a column follow their table. */
const OWNERSHIP = `
  SELECT format('ALTER %s %s OWNER TO %I', kind, name, $2::text) AS statement FROM (
    SELECT 1 AS place, 'SCHEMA' AS kind, format('%I', nspname) AS name FROM pg_namespace
    WHERE nspname = ANY ($1) AND nspowner = quote_ident(current_user)::regrole
    UNION ALL
    SELECT 2, CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
      ELSE 'TABLE' END, oid::regclass::text
    FROM pg_class c
    WHERE ${OF_OURS('relnamespace')} AND relowner = quote_ident(current_user)::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND ${NOT_OF_EXTENSION('pg_class', 'c.oid')}
      AND NOT EXISTS (SELECT FROM pg_depend s WHERE s.classid = 'pg_class'::regclass AND s.objid = c.oid
        AND s.refclassid = 'pg_class'::regclass AND s.deptype IN ('a', 'i') AND c.relkind = 'S')
    UNION ALL
    SELECT 3, 'TYPE', t.oid::regtype::text FROM pg_type t LEFT JOIN pg_class r ON r.oid = t.typrelid
    WHERE ${OF_OURS('typnamespace')} AND typowner = quote_ident(current_user)::regrole
      AND (typtype IN ('d', 'e') OR r.relkind = 'c') AND ${NOT_OF_EXTENSION('pg_type', 't.oid')}
    UNION ALL
    SELECT 4, 'ROUTINE', p.oid::regprocedure::text FROM pg_proc p
    WHERE ${OF_OURS('pronamespace')} AND proowner = quote_ident(current_user)::regrole
      AND ${NOT_OF_EXTENSION('pg_proc', 'p.oid')}
  ) AS mine ORDER BY place, name`;

const MEMBERSHIP = `
  SELECT format('GRANT %I TO %I', $2::text, $1::text) AS statement WHERE NOT pg_has_role($1, $2, 'USAGE')`;

/** The identity provider has no row-level security: its login works with every table. */
const IDENTITY_TABLES = `
  SELECT format('GRANT %s ON %s TO %I', array_to_string(needed, ', '), oid::regclass, $1::text) AS statement
  FROM pg_class JOIN (VALUES
    ('r', '{SELECT,INSERT,UPDATE,DELETE}'::text[]), ('p', '{SELECT,INSERT,UPDATE,DELETE}'), ('v', '{SELECT}'),
    ('S', '{USAGE}')
  ) AS kind (relkind, needed) ON pg_class.relkind::text = kind.relkind
  WHERE relnamespace = 'public'::regnamespace AND relname <> 'migration'
    AND NOT needed <@ ARRAY(SELECT a.privilege_type FROM aclexplode(relacl) a WHERE a.grantee = quote_ident($1)::regrole)`;

/** CONNECT goes to the login itself: `waybill_app` is shared by all installations on a server. */
const DATABASE_RIGHTS = `
  SELECT format(change, current_database(), $1::text) AS statement FROM (VALUES
    ('REVOKE ALL ON DATABASE %I FROM PUBLIC', has_database_privilege('public', current_database(), 'CONNECT')
      OR has_database_privilege('public', current_database(), 'TEMPORARY')),
    ('GRANT CONNECT ON DATABASE %I TO %I', NOT EXISTS (
      SELECT FROM pg_database d, aclexplode(d.datacl) a
      WHERE d.datname = current_database() AND a.grantee = quote_ident($1)::regrole AND a.privilege_type = 'CONNECT')),
    ('REVOKE CREATE ON SCHEMA public FROM PUBLIC', has_schema_privilege('public', 'public', 'CREATE')),
    ('GRANT USAGE ON SCHEMA public TO %2$I', NOT has_schema_privilege($1, 'public', 'USAGE'))
  ) AS wanted (change, is_missing) WHERE is_missing`;

/** COPY goes through a temporary table (ADR 15). */
const TEMPORARY_TABLES = `
  SELECT format('GRANT TEMPORARY ON DATABASE %I TO %I', current_database(), $1::text) AS statement
  WHERE NOT EXISTS (SELECT FROM pg_database d, aclexplode(d.datacl) a
    WHERE d.datname = current_database() AND a.grantee = quote_ident($1)::regrole AND a.privilege_type = 'TEMPORARY')`;

/** Functions that a migration already revoked from PUBLIC stay with their owner. */
const FUNCTIONS = `
  SELECT format('REVOKE EXECUTE ON ROUTINE %1$s FROM PUBLIC; GRANT EXECUTE ON ROUTINE %1$s TO %2$I',
    p.oid::regprocedure, $2::text) AS statement
  FROM pg_proc p
  WHERE ${OF_OURS('pronamespace')} AND ${NOT_OF_EXTENSION('pg_proc', 'p.oid')}
    AND has_function_privilege('public', p.oid, 'EXECUTE')
  ORDER BY 1`;

/** A login may store settings for its later sessions, which an attacker could use to persist. */
const STORED_SETTINGS = `
  SELECT format('ALTER ROLE %I%s RESET ALL', $1::text,
    coalesce((SELECT format(' IN DATABASE %I', datname) FROM pg_database WHERE oid = setdatabase), '')) AS statement
  FROM pg_db_role_setting WHERE setrole = quote_ident($1)::regrole`;

const OWN_SERVER = `
  SELECT format('REVOKE EXECUTE ON FUNCTION pg_catalog.%s FROM PUBLIC', closed) AS statement
  FROM unnest($1::text[]) AS closed WHERE has_function_privilege('public', 'pg_catalog.' || closed, 'EXECUTE')
  UNION ALL
  SELECT format('REVOKE USAGE ON LANGUAGE %I FROM PUBLIC', lanname) FROM pg_language
  WHERE lanpltrusted AND has_language_privilege('public', oid, 'USAGE')
  UNION ALL
  SELECT format('REVOKE ALL ON DATABASE %I FROM PUBLIC', datname) FROM pg_database
  WHERE datname IN ('postgres', 'template1') AND has_database_privilege('public', oid, 'CONNECT')`;
