import pg from 'pg';
import { APP_ROLE } from '../database.ts';
import type { RightsOf } from './missing-rights.ts';

/** The login has rights that could break tenant isolation. */
export class PrivilegedLoginError extends Error {
  override name = 'PrivilegedLoginError';
}

/**
 * Throws `PrivilegedLoginError` if the connection's login has excess privileges: attributes of the
 * login or of a role it can assume, memberships, owned objects, and schemas where it may create
 * objects. Checks the session user, whatever role the session has assumed.
 */
export async function requireUnprivileged(
  connection: pg.ClientConfig,
  holds: RightsOf['holds'],
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ login: string; faults: string[] }>(FAULTS, [
      holds === 'product' ? [APP_ROLE] : [],
    ]);
    const { login = '', faults = [] } = rows[0] ?? {};
    if (faults.length === 0) return;
    throw new PrivilegedLoginError(
      `The database login "${login}" has rights the product must not have: ${faults.join('; ')}. See docs/guides/own-postgresql.md`,
    );
  } finally {
    await client.end();
  }
}

/** `$1` holds the expected memberships. Temporary tables of running sessions are not counted as owned. */
const FAULTS = `
  WITH RECURSIVE mine (oid) AS (
    SELECT oid FROM pg_roles WHERE rolname = session_user
    UNION SELECT m.roleid FROM pg_auth_members m JOIN mine ON m.member = mine.oid
  ), role AS (
    SELECT r.* FROM pg_roles r JOIN mine USING (oid)
  ), fault (place, text) AS (
    SELECT 1, format('%I is %s', rolname, attribute) FROM role CROSS JOIN LATERAL (VALUES
      (rolsuper, 'a superuser'), (rolbypassrls, 'exempt from row-level security'), (rolcreaterole, 'able to create roles'),
      (rolcreatedb, 'able to create databases'), (rolreplication, 'able to replicate')
    ) AS has (is_set, attribute) WHERE is_set
    UNION ALL
    SELECT 2, format('member of %I', rolname) FROM role
    WHERE rolname <> session_user AND rolname <> ALL ($1::text[])
    UNION ALL
    SELECT 3, format('%I owns %s objects', r.rolname, count(*)) FROM pg_shdepend d JOIN role r ON r.oid = d.refobjid
    LEFT JOIN pg_class c ON d.classid = 'pg_class'::regclass AND c.oid = d.objid
    WHERE d.refclassid = 'pg_authid'::regclass AND d.deptype = 'o'
      AND d.dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
      AND c.relpersistence IS DISTINCT FROM 't'
    GROUP BY r.rolname
    UNION ALL
    SELECT 4, format('%I may create objects in %s', r.rolname, place) FROM role r CROSS JOIN LATERAL (VALUES
      (has_database_privilege(r.oid, current_database(), 'CREATE'), 'the database'),
      (has_schema_privilege(r.oid, 'public', 'CREATE'), 'the schema public')
    ) AS may (is_set, place) WHERE is_set AND NOT r.rolsuper
  )
  SELECT session_user AS login, coalesce((SELECT array_agg(text ORDER BY place, text) FROM fault), '{}') AS faults`;
