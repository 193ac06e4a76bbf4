import { declare } from '../kit/declaration/declare.ts';

const DAY = 86_400;

/** Compute has a console, an address and its own session. */
const COMPUTE = {
  base: '{compute_url}',
  auth: {
    type: 'login' as const,
    request: {
      method: 'POST' as const,
      path: '/api/v1/authenticate',
      body: { username: '{access_key}', password: '{secret_key}' },
    },
    token: 'token',
    header: 'authorization',
    value: 'Bearer {token}',
    lifetimeSec: 1500,
  },
  sources: ['Prisma' as const],
  isDefault: false,
  transport: 'http' as const,
  limit: { requests: 30, perSec: 60 },
};

const MEANINGS = [
  { status: 401, means: 'auth_expired' as const },
  { status: 403, means: 'permission_missing' as const },
];

export const declaration = declare({
  docs: 'Prisma Cloud CSPM API; Strata Logging Service log reference',
  plan: null,
  latency:
    'Access logs within a minute of the session or file; cloud alerts within minutes of a scan.',
  gives: ['activity', 'findings', 'devices'],
  basis: 'samples',
  credentials: [
    {
      id: 'cloud_url',
      label: 'Prisma Cloud API address',
      kind: 'url',
      isOptional: true,
      help: 'Of the stack of the tenant, e.g. https://api.eu.prismacloud.io. Not needed for Prisma Access.',
    },
    { id: 'access_key', label: 'Access key id', isOptional: true },
    { id: 'secret_key', label: 'Secret key', isSecret: true, isOptional: true },
    {
      id: 'compute_url',
      label: 'Compute API address',
      kind: 'url',
      isOptional: true,
      help: 'Compute, Manage, System, Utilities: Path to Console. Only for hosts and their profiles.',
    },
  ],
  auth: {
    type: 'login',
    request: {
      method: 'POST',
      path: '/login',
      body: { username: '{access_key}', password: '{secret_key}' },
    },
    token: 'token',
    header: 'x-redlock-auth',
    // The vendor's sessions last 10 minutes.
    lifetimeSec: 540,
  },
  base: '{cloud_url}',
  streams: [
    {
      id: 'access',
      title: 'Prisma Access and firewall logs',
      kind: 'events',
      sources: ['Prisma'],
      scopes: ['A log forwarding profile of the logging service'],
      transport: 'syslog',
      syslog: { format: 'text' },
    },
    {
      id: 'alerts',
      title: 'Alerts of Prisma Cloud',
      kind: 'events',
      sources: ['Prisma'],
      scopes: ['Alerts: view'],
      every: 300,
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v2/alert',
        body: {
          detailed: true,
          limit: 500,
          filters: [{ name: 'timeRange.type', operator: '=', value: 'ALERT_UPDATED' }],
          timeRange: {
            type: 'absolute',
            value: { startTime: '{cursor|epoch_ms}', endTime: '{until|epoch_ms}' },
          },
        },
      },
      records: { path: 'items' },
      page: { type: 'token', path: 'nextPageToken', param: 'pageToken', in: 'body' },
      cursor: {
        type: 'time',
        field: 'lastUpdated',
        order: 'none',
        overlap: 600,
        lag: 30,
        maxWindow: 7 * DAY,
        initial: 30 * DAY,
      },
      recordId: ['id', 'lastUpdated', 'status'],
      limit: { requests: 30, perSec: 60 },
      meanings: MEANINGS,
      expects: ['id', 'policy'],
    },
    {
      id: 'audit',
      title: 'Audit log of Prisma Cloud',
      kind: 'events',
      sources: ['Prisma'],
      scopes: ['Audit logs: view'],
      every: 300,
      transport: 'http',
      request: {
        // The endpoint only supports relative times; one minute more than needed.
        path: '/audit/redlock',
        query: { timeType: 'relative', timeAmount: '{cursor|minutes_ago}', timeUnit: 'minute' },
      },
      cursor: { type: 'time', field: 'timestamp', order: 'none', overlap: 120, initial: 7 * DAY },
      limit: { requests: 30, perSec: 60 },
      meanings: MEANINGS,
      expects: ['timestamp', 'actionType'],
    },
    {
      ...COMPUTE,
      id: 'incidents',
      title: 'Runtime audits of Compute',
      kind: 'events',
      scopes: ['Compute: Runtime results, view'],
      request: {
        path: '/api/v1/audits/incidents',
        query: {
          from: '{cursor|iso}',
          to: '{until|iso}',
          limit: '50',
          offset: '{offset}',
          sort: 'time',
        },
      },
      records: { absentWhenEmpty: true },
      page: { type: 'offset', param: 'offset', size: 50 },
      cursor: { type: 'time', field: 'time', order: 'asc', overlap: 600, initial: 7 * DAY },
      recordId: ['_id'],
      meanings: MEANINGS,
    },
    {
      ...COMPUTE,
      id: 'host-profiles',
      title: 'Runtime profiles of hosts',
      kind: 'events',
      scopes: ['Compute: Host models, view'],
      every: 3600,
      request: { path: '/api/v1/profiles/host', query: { limit: '50', offset: '{offset}' } },
      page: { type: 'offset', param: 'offset', size: 50 },
      cursor: { type: 'full' },
      meanings: MEANINGS,
    },
    {
      ...COMPUTE,
      id: 'hosts',
      title: 'Hosts that Compute scans',
      kind: 'entities',
      scopes: ['Compute: Hosts, view'],
      every: DAY,
      request: { path: '/api/v1/hosts', query: { limit: '50', offset: '{offset}' } },
      page: { type: 'offset', param: 'offset', size: 50 },
      cursor: { type: 'full' },
      recordId: ['_id'],
      meanings: MEANINGS,
    },
  ],
});
