import { declare } from '../kit/declaration/declare.ts';

const ACTIVITY = '/account-info/v3/activity';
const DAY = 86_400;

/** HubSpot returns 403 both without the scope and without the plan; the text tells which. */
const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { path: 'category', contains: 'MISSING_SCOPES', means: 'permission_missing' },
  { path: 'message', contains: 'Enterprise', means: 'not_licensed' },
  { path: 'message', contains: 'subscription', means: 'not_licensed' },
  { status: 403, means: 'permission_missing' },
  { path: 'policyName', contains: 'LIMIT', means: 'rate_limited' },
] as const;

const RECORDS = { path: 'results' };
const PAGE = { type: 'token', path: 'paging.next.after', param: 'after' } as const;

function shared(scopes: readonly string[]) {
  return {
    sources: ['HubSpot' as const],
    transport: 'http' as const,
    scopes: [...scopes],
    records: RECORDS,
    page: PAGE,
    meanings: [...MEANINGS],
    recordId: ['id'],
    // For a private app: at most 190 requests in 10 seconds; other programs share the limit.
    limit: { requests: 50, perSec: 10 },
  };
}

/** CRM objects of one kind. The list has no time filter, so every run reads all of it. */
function crmObjects(kind: string, title: string, properties: string) {
  return {
    ...shared([`crm.objects.${kind}.read`]),
    id: kind,
    title,
    kind: 'entities' as const,
    isDefault: false,
    every: DAY,
    request: { path: `/crm/v3/objects/${kind}`, query: { limit: '100', properties } },
    cursor: { type: 'full' as const },
  };
}

export const declaration = declare({
  docs: 'Account activity API, Owners, CRM objects, Webhooks (HubSpot developer documentation)',
  plan: 'Enterprise for the audit log; sign-ins, security activity, owners and records on every plan',
  latency: 'Minutes; sign-ins of the last 90 days',
  gives: ['activity', 'people', 'items'],
  basis: 'samples',
  credentials: [
    { id: 'token', label: 'Access token of a private app', isSecret: true },
    {
      id: 'webhook_secret',
      label: 'Client secret of the app that sends webhooks',
      isSecret: true,
      isOptional: true,
    },
  ],
  base: 'https://api.hubapi.com',
  auth: { type: 'header', name: 'Authorization', value: 'Bearer {token}' },
  streams: [
    {
      ...shared(['account-info.security.read']),
      id: 'audit-log',
      title: 'Audit log',
      kind: 'events',
      request: {
        path: `${ACTIVITY}/audit-logs`,
        query: {
          limit: '100',
          occurredAfter: '{cursor|iso}',
          occurredBefore: '{until|iso}',
        },
      },
      cursor: { type: 'time', field: 'occurredAt', order: 'desc', overlap: 900, initial: 30 * DAY },
      expects: ['id', 'occurredAt', 'category', 'action'],
    },
    {
      ...shared(['account-info.security.read']),
      id: 'logins',
      title: 'Sign-ins',
      kind: 'events',
      every: 900,
      // It has no time filter: every run reads everything, and known entries are recognized.
      request: { path: `${ACTIVITY}/login`, query: { limit: '200' } },
      cursor: { type: 'full' },
      expects: ['id', 'loginAt'],
    },
    {
      ...shared(['account-info.security.read']),
      id: 'security',
      title: 'Security activity',
      kind: 'events',
      every: 900,
      request: {
        path: `${ACTIVITY}/security`,
        query: {
          limit: '200',
          fromTimestamp: '{cursor|epoch_ms}',
          toTimestamp: '{until|epoch_ms}',
        },
      },
      cursor: { type: 'time', field: 'createdAt', order: 'desc', overlap: 900, initial: 90 * DAY },
      expects: ['id', 'createdAt', 'type'],
    },
    {
      id: 'webhooks',
      title: 'Changes of records',
      kind: 'events',
      sources: ['HubSpot'],
      transport: 'webhook',
      isDefault: false,
      scopes: ['crm.objects.contacts.read'],
      push: {
        verify: {
          type: 'hmac',
          header: 'X-HubSpot-Signature-v3',
          encoding: 'base64',
          secret: 'webhook_secret',
          signed: 'POST{url}{body}{timestamp}',
          timestampHeader: 'X-HubSpot-Request-Timestamp',
          toleranceSec: 300,
        },
        replyMs: 5000,
      },
      recordId: ['eventId', 'attemptNumber'],
    },
    {
      ...shared(['crm.objects.owners.read']),
      id: 'owners',
      title: 'Owners',
      kind: 'entities',
      every: 3600,
      partitions: { values: ['false', 'true'] },
      request: { path: '/crm/v3/owners', query: { limit: '100', archived: '{partition}' } },
      cursor: { type: 'full' },
      expects: ['id'],
    },
    {
      ...shared(['settings.users.read']),
      id: 'users',
      title: 'Users',
      kind: 'entities',
      every: 3600,
      request: { path: '/settings/v3/users', query: { limit: '100' } },
      cursor: { type: 'full' },
      expects: ['id'],
    },
    crmObjects(
      'contacts',
      'Contacts',
      'email,firstname,lastname,hubspot_owner_id,associatedcompanyid,lastmodifieddate',
    ),
    crmObjects('companies', 'Companies', 'name,domain,hubspot_owner_id,hs_lastmodifieddate'),
    crmObjects('deals', 'Deals', 'dealname,hubspot_owner_id,hs_lastmodifieddate'),
    {
      ...shared(['files']),
      id: 'files',
      title: 'Files',
      kind: 'entities',
      isDefault: false,
      every: DAY,
      request: { path: '/files/v3/files/search', query: { limit: '100' } },
      cursor: { type: 'full' },
      expects: ['id', 'path'],
    },
  ],
});
