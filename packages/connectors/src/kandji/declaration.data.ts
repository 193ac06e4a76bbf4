import { declare } from '../kit/declaration/declare.ts';

const DAY = 86_400;

const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { status: 403, means: 'permission_missing' },
  { status: 402, means: 'not_licensed' },
] as const;

function shared(scope: string) {
  return {
    sources: ['Kandji' as const],
    transport: 'http' as const,
    scopes: [scope],
    meanings: [...MEANINGS],
    // 10,000 requests an hour for all tokens of a tenant together.
    limit: { requests: 3000, perSec: 3600 },
  };
}

/** Lists of detections: newest first, by limit and offset. */
function detections(id: string, title: string, path: string, scope: string) {
  return {
    ...shared(scope),
    id,
    title,
    kind: 'events' as const,
    every: 900,
    request: { path, query: { limit: '1000', sort_by: '-detection_date' } },
    records: { path: 'results' },
    page: { type: 'offset' as const, param: 'offset', size: 1000 },
    // The lists share no time filter format: each run reads all of it.
    cursor: { type: 'full' as const },
    expects: ['detection_date'],
  };
}

export const declaration = declare({
  docs: 'Iru Endpoint Management API: Audit Log, Devices, Threats, Vulnerabilities, Users',
  plan: 'Endpoint Management; threats need Endpoint Detection and Response, vulnerabilities Vulnerability Management',
  latency: 'Minutes; devices report every 15 minutes',
  gives: ['activity', 'devices', 'people', 'findings'],
  basis: 'documentation',
  credentials: [
    {
      id: 'api_url',
      label: 'API address',
      kind: 'url',
      help: 'https://example.api.kandji.io, or https://example.api.eu.kandji.io',
    },
    { id: 'token', label: 'API token', isSecret: true },
  ],
  base: '{api_url}',
  auth: { type: 'header', name: 'Authorization', value: 'Bearer {token}' },
  streams: [
    {
      ...shared('Audit log: list audit events'),
      id: 'audit-log',
      title: 'Audit log',
      kind: 'events',
      request: {
        path: '/api/v1/audit/events',
        query: {
          limit: '500',
          sort_by: 'occurred_at',
          start_date: '{cursor|iso}',
          end_date: '{until|iso}',
        },
      },
      records: { path: 'results' },
      // The next page's address holds the cursor.
      page: { type: 'next_url', path: 'next' },
      cursor: {
        type: 'time',
        field: 'occurred_at',
        order: 'asc',
        overlap: 300,
        initial: 30 * DAY,
        commit: 'page',
      },
      expects: ['action', 'occurred_at', 'target_type'],
    },
    detections(
      'threats',
      'Threats in files',
      '/api/v1/threat-details',
      'Threats: get threat details',
    ),
    detections(
      'behavioural-detections',
      'Threats in processes',
      '/api/v1/behavioral-detections',
      'Threats: get behavioral detections',
    ),
    {
      ...shared('Vulnerabilities: list vulnerabilities'),
      id: 'vulnerabilities',
      title: 'Vulnerabilities',
      kind: 'events',
      isDefault: false,
      every: DAY,
      request: {
        path: '/api/v1/vulnerability-management/vulnerabilities',
        query: { size: '50', sort_by: '-latest_detection_date' },
      },
      records: { path: 'results' },
      page: { type: 'page', param: 'page', size: 50, start: 1 },
      cursor: { type: 'full' },
      recordId: ['cve_id', 'latest_detection_date', 'status'],
      expects: ['cve_id'],
    },
    {
      ...shared('Devices: list devices'),
      id: 'devices',
      title: 'Devices',
      kind: 'entities',
      every: 3600,
      request: { path: '/api/v1/devices', query: { limit: '300' } },
      page: { type: 'offset', param: 'offset', size: 300 },
      cursor: { type: 'full' },
      expects: ['device_id'],
    },
    {
      ...shared('Device details: get device details'),
      id: 'device-details',
      title: 'Devices with their encryption',
      kind: 'entities',
      isDefault: false,
      every: DAY,
      request: { path: '/api/v1/devices', query: { limit: '300' } },
      page: { type: 'offset', param: 'offset', size: 300 },
      steps: [{ request: { path: '/api/v1/devices/{item.device_id}/details' } }],
      cursor: { type: 'full' },
      expects: ['general'],
    },
    {
      ...shared('Users: list users'),
      id: 'users',
      title: 'Users',
      kind: 'entities',
      every: 3600,
      request: { path: '/api/v1/users' },
      records: { path: 'results' },
      page: { type: 'next_url', path: 'next' },
      cursor: { type: 'full' },
      recordId: ['id', 'updated_at'],
      expects: ['id', 'email'],
    },
  ],
});
