import { REGIONS } from '@waybill/contract/enums';
import { z } from 'zod';
import { secret, setting } from './setting.ts';
import { RegionBases, RegionList } from './region-values.ts';
import {
  commaList,
  HostOrRange,
  HostOrWildcard,
  OptionalOrigin,
  Text,
  TrustedProxies,
} from './setting-values.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Where this installation is, what it listens on and what it stores in. */
export const SERVER_SETTINGS = {
  dataFolder: setting(
    'WAYBILL_DATA',
    'Folder of everything this installation stores',
    z.string().default('./.waybill'),
  ),
  diskReserveMb: setting(
    'WAYBILL_DISK_RESERVE_MB',
    'Free space on the disk of WAYBILL_DATA, in MB, below which no events are accepted',
    z.coerce.number().int().min(0).default(512),
  ),
  host: setting(
    'WAYBILL_HOST',
    'Address to listen on; any other than loopback needs HTTPS, here or at a proxy in front',
    z.string().default('127.0.0.1'),
  ),
  port: setting('WAYBILL_PORT', 'Port to listen on; 0 takes a free one', Port.default(4600)),
  origin: setting(
    'WAYBILL_ORIGIN',
    'Public origin of this installation, e.g. https://waybill.example.com; empty: its base in WAYBILL_API_BASES, else http://localhost and the port',
    OptionalOrigin.default(''),
  ),
  region: setting(
    'WAYBILL_REGION',
    'Region of the tenants of this installation',
    z.enum(REGIONS).default('us-east-1'),
  ),
  regions: setting(
    'WAYBILL_REGIONS',
    'Regions to run side by side on this machine, the one that serves the console first, e.g. us-east-1,eu-west-1; empty: WAYBILL_REGION alone. npm start -- --regions says the same',
    RegionList,
  ),
  apiBases: setting(
    'WAYBILL_API_BASES',
    'Where browsers reach each region, the one that serves the console first, e.g. us-east-1=https://waybill.example.com,eu-west-1=https://eu.waybill.example.com; all of one registrable domain. Empty: this region alone, at its own origin',
    RegionBases,
  ),
  consoleOrigin: setting(
    'WAYBILL_CONSOLE_ORIGIN',
    'Origin of the console when another region serves it: its pages alone may call this one; empty: this one serves it',
    OptionalOrigin.default(''),
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'Your own PostgreSQL, 15 or later; empty: the bundled server. With MIGRATION_DATABASE_URL, an unprivileged login; otherwise a login that can create roles, with which Waybill creates an unprivileged one',
    Text,
  ),
  migrationDatabaseUrl: secret(
    'MIGRATION_DATABASE_URL',
    'The same database as DATABASE_URL with the login that owns it. Runs migrations at the start; the web and worker processes never receive it. Empty: DATABASE_URL',
    Text,
  ),
  databaseConnections: setting(
    'WAYBILL_DATABASE_CONNECTIONS',
    'Database connections of the web process. Tenants and users take turns for them: the reads of one tenant use at most a quarter at once, and ingest always has a quarter of its own',
    z.coerce.number().int().min(12).max(200).default(16),
  ),
  identityDatabaseUrl: secret(
    'IDENTITY_DATABASE_URL',
    'Database of the embedded identity provider; empty: beside the product’s, with _identity at the end of its name',
    Text,
  ),
  identityMigrationDatabaseUrl: secret(
    'IDENTITY_MIGRATION_DATABASE_URL',
    'The same database as IDENTITY_DATABASE_URL with the login that owns it; empty: IDENTITY_DATABASE_URL',
    Text,
  ),
  masterKeyPrevious: secret(
    'WAYBILL_MASTER_KEY_PREVIOUS',
    'The master key before WAYBILL_MASTER_KEY, while values are still sealed with it',
    z
      .string()
      .regex(/^([0-9a-f]{64})?$/)
      .default(''),
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
    Text,
  ),
  tlsKeyFile: setting('WAYBILL_TLS_KEY_FILE', 'Key (PEM) of that certificate', Text),
  trustProxy: setting(
    'WAYBILL_TRUST_PROXY',
    'Take the client’s address and protocol from a proxy in front: 1 when there is one, the number of them, or their addresses and ranges, separated by commas',
    TrustedProxies,
  ),
  namesModel: setting(
    'WAYBILL_NAMES_MODEL',
    'Folder of a model that reads names of people, places and organizations, exported from GLiNER: model.onnx, tokenizer.json and gliner_config.json. Each process that classifies needs memory of three times its size. Empty: the built-in model',
    Text,
  ),
  outboundAllow: setting(
    'OUTBOUND_ALLOW',
    'Hosts and ranges inside the network that may be reached, e.g. idp.corp.example,10.1.0.0/16; everything public may',
    commaList(HostOrRange),
  ),
  outboundOnly: setting(
    'OUTBOUND_ONLY',
    'The only hosts that integrations, export streams and identity providers may reach, beside those of OUTBOUND_ALLOW, e.g. graph.microsoft.com,*.amazonaws.com; empty: every public one',
    commaList(HostOrWildcard),
  ),
};
