import type { Config } from '../platform/config.ts';
import type { Databases } from './databases.ts';

/** Each may also be set as `NAME_FILE`, which takes precedence over `NAME`. */
const DATABASE_SETTINGS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'IDENTITY_DATABASE_URL',
  'IDENTITY_MIGRATION_DATABASE_URL',
];

/** Variables from which the PostgreSQL client reads a login. */
const CLIENT_SETTINGS = ['PGUSER', 'PGPASSWORD', 'PGPASSFILE'];

/**
 * Environment of the web and worker processes: with their own database logins instead of the owner's.
 */
export function childEnvironment(
  options: { config: Pick<Config, 'dataFolder' | 'port'>; environment: NodeJS.ProcessEnv },
  { product, identity }: Pick<Databases, 'product' | 'identity'>,
): NodeJS.ProcessEnv {
  const environment = { ...options.environment };
  for (const name of DATABASE_SETTINGS) {
    delete environment[name];
    delete environment[`${name}_FILE`];
  }
  // If the operator manages the logins, these variables may contain the product's password.
  if (product.login.password !== null) for (const name of CLIENT_SETTINGS) delete environment[name];
  return {
    ...environment,
    WAYBILL_DATA: options.config.dataFolder,
    WAYBILL_PORT: String(options.config.port),
    DATABASE_URL: product.url,
    IDENTITY_DATABASE_URL: identity?.url ?? '',
  };
}
