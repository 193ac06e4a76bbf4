/**
 * Why a connector's run was incomplete. One closed list for connectors, screens and the API;
 * `docs/connector-failures.md` explains each and what to do.
 */
export const CONNECTOR_FAILURES = [
  'auth_expired',
  'permission_missing',
  'not_licensed',
  'rate_limited',
  'not_found',
  'unavailable',
  'invalid_response',
  'schema_changed',
  'cursor_stuck',
  'page_limit',
  'clock_skew',
  'config_invalid',
  'gone',
  'cancelled',
  'internal_error',
] as const;
export type ConnectorFailure = (typeof CONNECTOR_FAILURES)[number];

/** How far a request without an answer got: name not found, no connection, TLS refused, no answer in time. */
export const CONNECTION_REACHES = ['dns', 'connection', 'tls', 'timeout'] as const;
export type ConnectionReach = (typeof CONNECTION_REACHES)[number];

/** State of an integration as a person sees it. */
export const INTEGRATION_STATES = [
  'off',
  'connecting',
  'backfilling',
  'healthy',
  'degraded',
  'auth_expired',
  'paused',
  'error',
] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

/**
 * Arrival state of a source, the same on every screen. `records`: people, devices or items, but no
 * events; `reporting`: events as usual; `silent`: no events for longer than usual.
 */
export const ARRIVALS = ['none', 'records', 'reporting', 'silent'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** Kinds of source, as the catalogue groups them. */
export const SOURCE_KINDS = [
  'storage',
  'mail',
  'chat',
  'cloud',
  'business',
  'code',
  'identity',
  'people',
  'endpoint',
  'security',
  'application',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Data provided by a connection. */
export const SOURCE_GIVES = [
  'activity',
  'people',
  'devices',
  'groups',
  'items',
  'findings',
] as const;
export type SourceGives = (typeof SOURCE_GIVES)[number];

export const TRANSPORTS = [
  'http',
  'webhook',
  'objectstore',
  'queue',
  'syslog',
  'sql',
  'agent',
] as const;
export type Transport = (typeof TRANSPORTS)[number];
