import { declare } from '../kit/declaration/declare.ts';

const API = '/api/gateway.php/{company}/v1';

/** BambooHR answers errors without a body; the reason is in a header. */
const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { status: 403, means: 'permission_missing' },
  { status: 404, means: 'config_invalid' },
] as const;

const SHARED = {
  sources: ['BambooHR' as const],
  transport: 'http' as const,
  retry: { wait: { header: 'Retry-After', as: 'seconds' as const } },
};
const HEADERS = { Accept: 'application/json' };

function webhook(id: string, title: string, records: string) {
  return {
    id,
    title,
    kind: 'events' as const,
    sources: ['BambooHR' as const],
    transport: 'webhook' as const,
    isDefault: false,
    push: {
      verify: {
        type: 'hmac' as const,
        header: 'X-BambooHR-Signature',
        algorithm: 'sha256' as const,
        encoding: 'hex' as const,
        secret: 'webhook_key',
        signed: '{body}{timestamp}',
        timestampHeader: 'X-BambooHR-Timestamp',
        // Failed deliveries are tried again for 75 minutes.
        toleranceSec: 5400,
      },
      records,
    },
  };
}

export const declaration = declare({
  docs: 'Getting Started, Request a custom report, Get updated employee IDs, Webhooks (BambooHR documentation)',
  plan: null,
  latency: 'Webhooks within minutes; lists as often as they are read',
  gives: ['people', 'activity'],
  basis: 'samples',
  credentials: [
    {
      id: 'company',
      label: 'Company domain',
      help: 'example for https://example.bamboohr.com',
    },
    { id: 'api_key', label: 'API key', isSecret: true },
    { id: 'webhook_key', label: 'Private key of the webhook', isSecret: true, isOptional: true },
  ],
  base: 'https://api.bamboohr.com',
  // The key is the user name; the password is ignored.
  auth: { type: 'basic', user: '{api_key}', password: 'x' },
  streams: [
    {
      ...SHARED,
      meanings: [...MEANINGS],
      id: 'employees',
      title: 'Employees',
      kind: 'entities',
      every: 3600,
      request: {
        method: 'POST',
        path: `${API}/reports/custom`,
        query: { format: 'JSON', onlyCurrent: 'false' },
        headers: HEADERS,
        body: {
          title: 'Employees',
          fields: [
            'id',
            'displayName',
            'firstName',
            'lastName',
            'workEmail',
            'homeEmail',
            'employeeNumber',
            'jobTitle',
            'department',
            'supervisorEmail',
            'supervisorEId',
            'status',
            'employmentHistoryStatus',
            'hireDate',
            'terminationDate',
            'lastChanged',
          ],
        },
      },
      records: { path: 'employees' },
      cursor: { type: 'full' },
      recordId: ['id', 'lastChanged'],
      expects: ['id'],
    },
    {
      ...SHARED,
      meanings: [...MEANINGS],
      id: 'directory',
      title: 'Directory of employees',
      kind: 'entities',
      // Used if the key has no permission for reports.
      isDefault: false,
      every: 3600,
      request: { path: `${API}/employees/directory`, headers: HEADERS },
      records: { path: 'employees' },
      cursor: { type: 'full' },
      expects: ['id'],
    },
    {
      ...SHARED,
      meanings: [...MEANINGS],
      id: 'changes',
      title: 'Changed employees',
      kind: 'events',
      every: 900,
      request: { path: `${API}/employees/changed`, headers: HEADERS },
      records: { path: 'employees' },
      // The response names the start time of the next request.
      cursor: { type: 'marker', path: 'latest', param: 'since', initial: '{now|iso_s}' },
    },
    webhook('webhooks', 'Changes as they happen', ''),
    webhook('field-webhooks', 'Changes as they happen, by fields', 'employees'),
  ],
});
