import pg from 'pg';
import { databaseRoles } from './database-roles.ts';
import { missingRights, type RightsOf } from './missing-rights.ts';
import { scramVerifier } from './scram-verifier.ts';

/** Login of the web and worker processes. */
export interface ProcessLogin {
  name: string;
  /** Password to set; null if the operator manages the login. */
  password: string | null;
}

export interface SettleRightsOptions {
  /** Connection to the database as the role that runs migrations. */
  owner: pg.ClientConfig;
  holds: RightsOf['holds'];
  login: ProcessLogin;
  /** True for the bundled server: functions and databases that our logins do not need are closed as well. */
  isOwnServer: boolean;
}

/** The login that runs migrations lacks a right, or is also the product's login. */
export class LoginSetupError extends Error {
  override name = 'LoginSetupError';
}

/** Arbitrary, but the same for every start, so concurrent starts wait for each other. */
export const RIGHTS_LOCK = 7_261_003;

/**
 * Grants the login of the web and worker processes exactly the necessary privileges in a migrated
 * database and revokes everything else from PUBLIC. Tables and functions are transferred to a role that
 * cannot log in. Idempotent: changes only differences.
 */
export async function settleRights(options: SettleRightsOptions): Promise<void> {
  const client = new pg.Client(options.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [RIGHTS_LOCK]);
    await settle(client, options);
    await client.query('COMMIT');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new LoginSetupError(cannotSetUp(client.user ?? '', options.login.name, error.message), {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

interface Self {
  database: string;
  name: string;
  super: boolean;
  roles: boolean;
}

async function settle(client: pg.Client, options: SettleRightsOptions): Promise<void> {
  const { rows } = await client.query<Self>(
    `SELECT current_database() AS database, rolname AS name, rolsuper AS super, rolcreaterole AS roles
     FROM pg_roles WHERE rolname = current_user`,
  );
  const [self] = rows;
  if (!self) throw new Error('The current role does not exist');
  const { login, holds, isOwnServer } = options;
  if (login.name === self.name) throw new LoginSetupError(sameLogin(login.name));
  const canMakeRoles = self.super || self.roles;
  if (login.password !== null) {
    if (!canMakeRoles) throw new LoginSetupError(noLogin(self));
    await keepLogin(client, login.name, { password: login.password, isSuper: self.super });
  }
  const { owner } = databaseRoles(self.database);
  if (canMakeRoles) await keepOwner(client, owner, self);
  const of: RightsOf = {
    holds,
    login: login.name,
    isManaged: login.password !== null,
    owner: canMakeRoles ? owner : null,
    isOwnServer,
  };
  const statements = await missingRights(client, of);
  if (statements.length === 0) return;
  await client.query(statements.join(';\n'));
  // A GRANT or REVOKE without the right to do so is only a warning in PostgreSQL.
  const [left] = await missingRights(client, of);
  if (left !== undefined) throw new LoginSetupError(cannotSetUp(self.name, login.name, left));
}

function cannotSetUp(self: string, login: string, problem: string): string {
  return `The database login "${self}" could not set up the rights of "${login}": ${problem}. See docs/guides/own-postgresql.md`;
}

function sameLogin(name: string): string {
  return `The database login "${name}" runs migrations, so the product cannot use it too. Set DATABASE_URL (or IDENTITY_DATABASE_URL) to an unprivileged login. See docs/guides/own-postgresql.md`;
}

function noLogin({ name, database }: Self): string {
  return `The database login "${name}" cannot create roles, so Waybill cannot create an unprivileged login for the database "${database}". Create one, set DATABASE_URL (or IDENTITY_DATABASE_URL) to it, and set MIGRATION_DATABASE_URL (or IDENTITY_MIGRATION_DATABASE_URL) to "${name}". See docs/guides/own-postgresql.md`;
}

async function exists(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount !== 0;
}

/** Only a superuser may mention these attributes, even to remove them. */
const UNPRIVILEGED = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS INHERIT';

async function keepLogin(
  client: pg.Client,
  name: string,
  { password, isSuper }: { password: string; isSuper: boolean },
): Promise<void> {
  const role = client.escapeIdentifier(name);
  const verb = (await exists(client, name)) ? 'ALTER' : 'CREATE';
  const attributes = isSuper ? `LOGIN ${UNPRIVILEGED}` : 'LOGIN';
  await client.query(`${verb} ROLE ${role} ${attributes} PASSWORD '${scramVerifier(password)}'`);
}

/** SECURITY DEFINER functions run with the rights of this role, so it has no others. */
async function keepOwner(client: pg.Client, name: string, self: Self): Promise<void> {
  const role = client.escapeIdentifier(name);
  if (!(await exists(client, name))) await client.query(`CREATE ROLE ${role} NOLOGIN`);
  if (self.super) return;
  const { rows } = await client.query<{ member: boolean }>(
    `SELECT pg_has_role($1, 'USAGE') AS member`,
    [name],
  );
  if (!rows[0]?.member) await client.query(`GRANT ${role} TO CURRENT_USER`);
}
