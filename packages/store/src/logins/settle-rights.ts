import pg from 'pg';
import { databaseRoles } from './database-roles.ts';
import { missingRights, type RightsOf } from './missing-rights.ts';
import { scramVerifier } from './scram-verifier.ts';

/** A login of the product's processes. */
export interface ProcessLogin {
  name: string;
  /** Password to give it; null: the operator has made the login and keeps its password. */
  password: string | null;
}

export interface SettleRightsOptions {
  /** Connection to the database as what owns it. */
  owner: pg.ClientConfig;
  holds: RightsOf['holds'];
  login: ProcessLogin;
  /** The server is the bundled one, which nobody else uses: what no login of ours needs is closed. */
  isOwnServer: boolean;
}

/** The login that runs migrations may not do what has to be done, or is not apart from the other one. */
export class LoginSetupError extends Error {
  override name = 'LoginSetupError';
}

/** Any number, the same for every start: two starts at once settle one after the other. */
const RIGHTS_LOCK = 7_261_003;

/**
 * Gives the login of the product's processes what they need in a migrated database and takes the rest from
 * everybody: tables and functions belong to a role that nobody logs in as, functions are the product's
 * alone, and nobody else may connect. Changes nothing where all is as it should be.
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
    throw new LoginSetupError(
      cannotSetUp(client.user ?? '', options.login.name, error.message),
      { cause: error },
    );
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
  if (!self) throw new Error('The role of the session is gone');
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
  // What somebody may not grant or revoke is a mere warning to PostgreSQL.
  const [left] = await missingRights(client, of);
  if (left !== undefined) throw new LoginSetupError(cannotSetUp(self.name, login.name, left));
}

function cannotSetUp(self: string, login: string, problem: string): string {
  return `The login "${self}" of migrations may not set up the login "${login}": ${problem}. See docs/guides/own-postgresql.md`;
}

function sameLogin(name: string): string {
  return `The login "${name}" runs migrations and cannot be the login of the product too: set DATABASE_URL (IDENTITY_DATABASE_URL) to an unprivileged login. See docs/guides/own-postgresql.md`;
}

function noLogin({ name, database }: Self): string {
  return `The login "${name}" owns the database "${database}" and may not create roles, so Waybill cannot make an unprivileged login beside it. Create one, set DATABASE_URL (IDENTITY_DATABASE_URL) to it and MIGRATION_DATABASE_URL (IDENTITY_MIGRATION_DATABASE_URL) to "${name}". See docs/guides/own-postgresql.md`;
}

async function exists(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount !== 0;
}

/** Attributes that only a superuser may name, even to take them away. */
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

/** The role that tables and functions belong to: what runs with the rights of their owner has few. */
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
