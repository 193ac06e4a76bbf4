import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REGIONS } from '@waybill/contract';
import { z } from 'zod';

/** One setting: its environment variable, what it does, and how it is read. */
interface Setting<T extends z.ZodType> {
  name: string;
  description: string;
  isSecret: boolean;
  schema: T;
}

function setting<T extends z.ZodType>(name: string, description: string, schema: T): Setting<T> {
  return { name, description, isSecret: false, schema };
}

function secret<T extends z.ZodType>(name: string, description: string, schema: T): Setting<T> {
  return { name, description, isSecret: true, schema };
}

const Port = z.coerce.number().int().min(0).max(65_535);

const SETTINGS = {
  dataFolder: setting(
    'WAYBILL_DATA',
    'Folder of everything this installation stores',
    z.string().default('./.waybill'),
  ),
  host: setting(
    'WAYBILL_HOST',
    'Address to listen on; plain HTTP is meant for loopback only',
    z.string().default('127.0.0.1'),
  ),
  port: setting('WAYBILL_PORT', 'Port to listen on; 0 takes a free one', Port.default(4600)),
  origin: setting(
    'WAYBILL_ORIGIN',
    'Public origin of the console, e.g. https://waybill.example.com; empty: http://localhost and the port',
    z.string().default(''),
  ),
  region: setting(
    'WAYBILL_REGION',
    'Region of the tenants of this installation',
    z.enum(REGIONS).default('us-east-1'),
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'A PostgreSQL of your own, 15 or later; empty: the bundled server',
    z.string().default(''),
  ),
  identityDatabaseUrl: secret(
    'IDENTITY_DATABASE_URL',
    'Database of the embedded identity provider; empty: beside the product’s, with _identity at the end of its name',
    z.string().default(''),
  ),
  masterKey: secret(
    'WAYBILL_MASTER_KEY',
    'Key that encrypts what must be encrypted at rest: 64 hexadecimal digits; empty: made on the first start and kept in the data folder',
    z
      .string()
      .regex(/^([0-9a-f]{64})?$/)
      .default(''),
  ),
  logLevel: setting(
    'WAYBILL_LOG_LEVEL',
    'How much is logged',
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
  tlsCertFile: setting(
    'WAYBILL_TLS_CERT_FILE',
    'Certificate chain (PEM) to serve HTTPS with',
    z.string().default(''),
  ),
  tlsKeyFile: setting(
    'WAYBILL_TLS_KEY_FILE',
    'Key (PEM) of that certificate',
    z.string().default(''),
  ),
  trustProxy: setting(
    'WAYBILL_TRUST_PROXY',
    'Take the client’s address and protocol from a proxy in front',
    z.stringbool().default(false),
  ),
} satisfies Record<string, Setting<z.ZodType>>;

export type Config = Readonly<{
  [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']>;
}>;

/** The environment of this process, for the processes that it starts. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/** What docs/config.md and .env.example are generated from. */
export const CONFIG_DOC = Object.values(SETTINGS).map(
  ({ name, description, isSecret, schema }) => ({
    name,
    description,
    isSecret,
    default: String(z.parse(schema, undefined)),
  }),
);

/** The whole configuration is at fault at once, so that one start shows every mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment. A secret may come from a file: `NAME_FILE` names it.
 * Throws `ConfigError` that lists every fault.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { name, schema, isSecret }] of Object.entries(SETTINGS)) {
    const file = isSecret ? environment[`${name}_FILE`] : undefined;
    const text = file ? readFileSync(file, 'utf8').trim() : environment[name];
    const result = schema.safeParse(text === '' ? undefined : text);
    if (result.success) values[key] = result.data;
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (faults.length > 0)
    throw new ConfigError(`The configuration is not valid:\n  ${faults.join('\n  ')}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of SETTINGS was parsed by its own schema just above
  const config = values as Config;
  return Object.freeze({
    ...config,
    dataFolder: path.resolve(environment['WAYBILL_ROOT'] ?? '.', config.dataFolder),
  });
}
