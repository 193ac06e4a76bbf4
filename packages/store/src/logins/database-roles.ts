import { createHash } from 'node:crypto';

/** The roles that belong to one database. */
export interface DatabaseRoles {
  /** Owns what the database holds. Nobody can log in as it. */
  owner: string;
  /** What the product's processes log in as, unless the operator has made a login. */
  login: string;
}

/** Bytes of an identifier in PostgreSQL; a longer one would be cut silently. */
const LONGEST_NAME = 63;

/**
 * Names of a database's own roles. Roles belong to the whole server, where several installations may have
 * databases: a login of its own for each is what keeps them out of one another's.
 */
export function databaseRoles(database: string): DatabaseRoles {
  return { owner: roleName(database, 'owner'), login: roleName(database, 'login') };
}

function roleName(database: string, kind: string): string {
  const name = `${database}_${kind}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  return `waybill_${createHash('sha256').update(database).digest('hex').slice(0, 32)}_${kind}`;
}
