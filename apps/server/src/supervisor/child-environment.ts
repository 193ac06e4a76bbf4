import type { Config } from '../platform/config.ts';
import type { Databases } from './databases.ts';

/** Ways to say how databases are reached; each may also come as `NAME_FILE`, which comes before `NAME`. */
const DATABASE_SETTINGS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'IDENTITY_DATABASE_URL',
  'IDENTITY_MIGRATION_DATABASE_URL',
];

/** What PostgreSQL's own clients take a login from. */
const CLIENT_SETTINGS = ['PGUSER', 'PGPASSWORD', 'PGPASSFILE'];

/**
 * Environment of the processes that serve. It says how their logins reach the databases, and nothing of the
 * logins that own them.
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
  // Where the operator keeps the logins, one of these may be theirs.
  if (product.login.password !== null) for (const name of CLIENT_SETTINGS) delete environment[name];
  return {
    ...environment,
    WAYBILL_DATA: options.config.dataFolder,
    WAYBILL_PORT: String(options.config.port),
    DATABASE_URL: product.url,
    IDENTITY_DATABASE_URL: identity?.url ?? '',
  };
}
