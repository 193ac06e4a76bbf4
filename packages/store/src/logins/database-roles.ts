import { createHash } from 'node:crypto';

/** The roles that belong to one database. */
export interface DatabaseRoles {
  /** Owns the tables and functions. It cannot log in. */
  owner: string;
  /** Login of the web and worker processes, unless the operator provides one. */
  login: string;
}

/** In bytes. PostgreSQL silently truncates longer identifiers. */
const LONGEST_NAME = 63;

/**
 * Names of a database's own roles. Roles are global to a server, which several installations may share. A
 * separate login per database keeps them out of each other's data.
 */
export function databaseRoles(database: string): DatabaseRoles {
  return { owner: roleName(database, 'owner'), login: roleName(database, 'login') };
}

function roleName(database: string, kind: string): string {
  const name = `${database}_${kind}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  return `waybill_${createHash('sha256').update(database).digest('hex').slice(0, 32)}_${kind}`;
}
