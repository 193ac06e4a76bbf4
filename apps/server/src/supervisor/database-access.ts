import { databaseRoles, LoginSetupError, type ProcessLogin } from '@waybill/store';
import { derivedKey } from '../platform/derived-key.ts';

/** A database with its two logins. */
export interface DatabaseAccess {
  holds: 'product' | 'identity';
  /** Address of the owner, for migrations only. */
  ownerUrl: string;
  /** Address for the web and worker processes. */
  url: string;
  login: ProcessLogin;
}

/** Address of a database on the bundled server, which listens on a Unix socket only. */
export function bundledDatabaseUrl(
  server: { host: string; port: number; user: string; password: string },
  name: string,
): string {
  const { host, port, user, password } = server;
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

/**
 * Access with a login that Waybill manages. Its password is derived from the master key, so every start gets
 * the same one. The owner's password is not, because the web and worker processes have the master key.
 */
export function ownLoginAccess(
  holds: DatabaseAccess['holds'],
  ownerUrl: string,
  masterKey: Buffer,
): DatabaseAccess {
  const url = new URL(ownerUrl);
  const { login: name } = databaseRoles(databaseName(url));
  const password = derivedKey(masterKey, `database login ${name}`).toString('hex');
  // A URL without a host cannot hold a user. The host in the query takes precedence.
  if (url.hostname === '' && url.searchParams.has('host')) url.hostname = 'localhost';
  url.username = encodeURIComponent(name);
  url.password = password;
  if (url.password !== password) {
    throw new LoginSetupError('DATABASE_URL, IDENTITY_DATABASE_URL: add the host of the server');
  }
  return { holds, ownerUrl, url: url.href, login: { name, password } };
}

/** Access with a login that the operator manages. */
export function givenLoginAccess(
  holds: DatabaseAccess['holds'],
  ownerUrl: string,
  url: string,
): DatabaseAccess {
  const name = decodeURIComponent(new URL(url).username);
  return { holds, ownerUrl, url, login: { name, password: null } };
}

export function databaseName({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1));
}
