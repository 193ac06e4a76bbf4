import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback.ts';

type DatabaseSettings = Pick<
  Config,
  'databaseUrl' | 'migrationDatabaseUrl' | 'identityDatabaseUrl' | 'identityMigrationDatabaseUrl'
>;

/** Faults in the combination of database addresses. */
export function databaseFaults(config: DatabaseSettings): string[] {
  const pairs = [
    ['DATABASE_URL', config.databaseUrl, config.migrationDatabaseUrl],
    ['IDENTITY_DATABASE_URL', config.identityDatabaseUrl, config.identityMigrationDatabaseUrl],
  ] as const;
  const faults = pairs.flatMap(([name, login, owner]) => [
    ...addressFaults(name, login),
    ...addressFaults(migrationOf(name), owner),
    ...(owner !== '' && login === '' ? [`${migrationOf(name)}: needs ${name}`] : []),
  ]);
  if (faults.length > 0) return faults;
  const addresses = pairs.flatMap(([name, login, owner]) => [
    ...transportFaults(name, login),
    ...transportFaults(migrationOf(name), owner),
  ]);
  faults.push(...addresses);
  for (const [name, login, owner] of pairs) {
    if (owner !== '' && userOf(login) === userOf(owner)) {
      faults.push(`${name}: must use a different login than ${migrationOf(name)}`);
    }
  }
  if (config.migrationDatabaseUrl !== '' && config.identityMigrationDatabaseUrl !== '') {
    if (userOf(config.databaseUrl) === userOf(config.identityDatabaseUrl)) {
      faults.push('IDENTITY_DATABASE_URL: must use a different login than DATABASE_URL');
    }
  }
  return faults;
}

const migrationOf = (name: string): string =>
  name.replace('DATABASE_URL', 'MIGRATION_DATABASE_URL');

function addressFaults(name: string, address: string): string[] {
  return address === '' || URL.canParse(address) ? [] : [`${name}: is not a URL`];
}

/** Modes in which the driver verifies the server certificate, and the one that skips it. */
const CHOSEN_MODES = new Set(['verify-full', 'verify-ca', 'require', 'disable']);

/** A server elsewhere is reached with TLS, unless the operator says that the network protects it. */
function transportFaults(name: string, address: string): string[] {
  if (address === '') return [];
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  const isHere = host === '' || host.startsWith('/') || isLoopbackHost(host);
  if (isHere || CHOSEN_MODES.has(searchParams.get('sslmode') ?? '')) return [];
  return [
    `${name}: add ?sslmode=verify-full (and &sslrootcert=… for a private authority), or ?sslmode=disable if the network is encrypted`,
  ];
}

const userOf = (address: string): string => new URL(address).username;
