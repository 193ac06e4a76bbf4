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

/** Location, listeners and storage of this installation. */
export const SERVER_SETTINGS = {
  dataFolder: setting(
    'WAYBILL_DATA',
    'Data folder of this installation',
    z.string().default('./.waybill'),
  ),
  diskReserveMb: setting(
    'WAYBILL_DISK_RESERVE_MB',
    'Free space on the disk of WAYBILL_DATA, in MB, below which no events are accepted',
    z.coerce.number().int().min(0).default(512),
  ),
  host: setting(
    'WAYBILL_HOST',
    'Address to listen on; anything but loopback requires HTTPS, here or at a proxy',
    z.string().default('127.0.0.1'),
  ),
  port: setting('WAYBILL_PORT', 'Port to listen on; 0 picks a free port', Port.default(4600)),
  origin: setting(
    'WAYBILL_ORIGIN',
    'Public origin of this installation, e.g. https://waybill.example.com; empty: its base in WAYBILL_API_BASES, otherwise http://localhost and the port',
    OptionalOrigin.default(''),
  ),
  region: setting(
    'WAYBILL_REGION',
    'Region of the tenants of this installation',
    z.enum(REGIONS).default('us-east-1'),
  ),
  regions: setting(
    'WAYBILL_REGIONS',
    'Regions to run on this machine, starting with the one that serves the console, e.g. us-east-1,eu-west-1; empty: only WAYBILL_REGION. Same as npm start -- --regions',
    RegionList,
  ),
  apiBases: setting(
    'WAYBILL_API_BASES',
    'Where browsers reach each region, the one that serves the console first, e.g. us-east-1=https://waybill.example.com,eu-west-1=https://eu.waybill.example.com; all of one registrable domain. Empty: this region alone, at its own origin',
    RegionBases,
  ),
  consoleOrigin: setting(
    'WAYBILL_CONSOLE_ORIGIN',
    'Origin of the console if another region serves it; only its pages may call this region. Empty: this region serves the console',
    OptionalOrigin.default(''),
  ),
  requestsPerMinute: setting(
    'WAYBILL_REQUESTS_PER_MINUTE',
    'API reads per minute for each member and each API token; a fifth for changes, a twentieth for heavy requests. 0: unlimited',
    z.coerce.number().int().min(0).default(6000),
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'Your own PostgreSQL, 15 or later; empty: the bundled server. With MIGRATION_DATABASE_URL, an unprivileged login; otherwise a login that can create roles, which Waybill uses to create an unprivileged one',
    Text,
  ),
  migrationDatabaseUrl: secret(
    'MIGRATION_DATABASE_URL',
    'The same database as DATABASE_URL with the login that owns it. Runs migrations at startup; the web and worker processes never receive it. Empty: DATABASE_URL',
    Text,
  ),
  databaseConnections: setting(
    'WAYBILL_DATABASE_CONNECTIONS',
    'Database connections of the web process. Shared fairly between tenants and users: reads of one tenant use at most a quarter at a time, and a quarter is reserved for ingest',
    z.coerce.number().int().min(12).max(200).default(16),
  ),
  identityDatabaseUrl: secret(
    'IDENTITY_DATABASE_URL',
    'Database of the embedded identity provider; empty: on the same server, with the suffix _identity',
    Text,
  ),
  identityMigrationDatabaseUrl: secret(
    'IDENTITY_MIGRATION_DATABASE_URL',
    'The same database as IDENTITY_DATABASE_URL with the login that owns it; empty: IDENTITY_DATABASE_URL',
    Text,
  ),
  masterKeyPrevious: secret(
    'WAYBILL_MASTER_KEY_PREVIOUS',
    'Previous master key, needed while values are still encrypted with it',
    z
      .string()
      .regex(/^([0-9a-f]{64})?$/)
      .default(''),
  ),
  masterKey: secret(
    'WAYBILL_MASTER_KEY',
    'Encryption key for data at rest: 64 hexadecimal digits; empty: created on first start and stored in the data folder',
    z
      .string()
      .regex(/^([0-9a-f]{64})?$/)
      .default(''),
  ),
  logLevel: setting(
    'WAYBILL_LOG_LEVEL',
    'Log level',
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
    'Trust the client address and protocol sent by proxies: the number of proxies, or their addresses and ranges, comma-separated',
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
