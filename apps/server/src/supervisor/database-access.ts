import { databaseRoles, LoginSetupError, type ProcessLogin } from '@waybill/store';
import { derivedKey } from '../platform/derived-key.ts';

/** A database with its two ways in. */
export interface DatabaseAccess {
  holds: 'product' | 'identity';
  /** As what owns it: for migrations, and for nothing that goes on running. */
  ownerUrl: string;
  /** For the processes that serve. */
  url: string;
  login: ProcessLogin;
}

/** Address of a database of the bundled server, which listens on a socket only. */
export function bundledDatabaseUrl(
  server: { host: string; port: number; user: string; password: string },
  name: string,
): string {
  const { host, port, user, password } = server;
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

/**
 * The way in of a login that Waybill keeps itself. Its password follows from the master key, so that every
 * start finds the same one; that of the owner does not, because processes that serve have the master key.
 */
export function ownLoginAccess(
  holds: DatabaseAccess['holds'],
  ownerUrl: string,
  masterKey: Buffer,
): DatabaseAccess {
  const url = new URL(ownerUrl);
  const { login: name } = databaseRoles(databaseName(url));
  const password = derivedKey(masterKey, `database login ${name}`).toString('hex');
  // An address without a host cannot carry a user; one in the query comes first anyway.
  if (url.hostname === '' && url.searchParams.has('host')) url.hostname = 'localhost';
  url.username = encodeURIComponent(name);
  url.password = password;
  if (url.password !== password) {
    throw new LoginSetupError('DATABASE_URL, IDENTITY_DATABASE_URL: name the host of the server');
  }
  return { holds, ownerUrl, url: url.href, login: { name, password } };
}

/** The way in of a login that the operator keeps. */
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
