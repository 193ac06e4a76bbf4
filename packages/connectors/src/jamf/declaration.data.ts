import { declare } from '../kit/declaration/declare.ts';

/** Alerts of Protect with the mapped fields; `json` has the whole alert. */
const LIST_ALERTS = `query listAlerts($created: AWSDateTime, $next: String, $size: Int) {
  listAlerts(input: {
    filter: { created: { greaterThan: $created } }
    order: { field: created, direction: ASC }
    pageSize: $size
    next: $next
  }) {
    items { uuid json created severity status eventType }
    pageInfo { next total }
  }
}`;

export const declaration = declare({
  docs: 'Jamf Pro API; Jamf Protect API and data forwarding (Jamf documentation)',
  plan: 'Jamf Pro for the inventory, Jamf Protect for alerts and telemetry',
  latency:
    'Protect within minutes, by forwarding within seconds; the inventory as devices report it.',
  gives: ['activity', 'devices', 'findings'],
  basis: 'samples',
  credentials: [
    { id: 'protect_url', label: 'Address of Protect', kind: 'url', isOptional: true },
    { id: 'protect_client', label: 'Client id of the Protect API', isOptional: true },
    { id: 'protect_password', label: 'Password of the client', isSecret: true, isOptional: true },
    { id: 'pro_url', label: 'Address of Pro', kind: 'url', isOptional: true },
    {
      id: 'pro_login',
      label: 'Account of Pro and its password',
      isSecret: true,
      isOptional: true,
      help: 'With a colon between them, as in auditor:password.',
    },
    { id: 'forward_secret', label: 'Secret of forwarding', isSecret: true, isOptional: true },
    { id: 'bucket', label: 'Bucket of forwarding', isOptional: true },
    { id: 'bucket_prefix', label: 'Folder in the bucket', isOptional: true },
    { id: 'bucket_region', label: 'Region of the bucket', isOptional: true, default: 'us-east-1' },
    { id: 'bucket_key_id', label: 'Access key id of the bucket', isOptional: true },
    { id: 'bucket_secret', label: 'Secret key of the bucket', isSecret: true, isOptional: true },
  ],
  streams: [
    {
      id: 'protect-alerts',
      title: 'Alerts of Protect',
      kind: 'events',
      transport: 'http',
      sources: ['Jamf'],
      scopes: ['Alerts: Read'],
      base: '{protect_url}',
      auth: {
        type: 'login',
        request: {
          method: 'POST',
          path: '/token',
          body: { client_id: '{protect_client}', password: '{protect_password}' },
        },
        token: 'access_token',
        header: 'Authorization',
        lifetimeSec: 3000,
      },
      request: {
        method: 'POST',
        path: '/graphql',
        graphql: {
          query: LIST_ALERTS,
          variables: { created: '{cursor|iso}', size: 200 },
        },
      },
      records: { path: 'data.listAlerts.items' },
      page: {
        type: 'token',
        path: 'data.listAlerts.pageInfo.next',
        param: 'next',
        in: 'variables',
      },
      cursor: { type: 'time', field: 'created', order: 'asc', overlap: 300, initial: 2_592_000 },
      recordId: ['uuid'],
      meanings: [{ status: 401, means: 'auth_expired' }],
    },
    {
      id: 'protect-forwarding',
      title: 'Alerts and telemetry by HTTP',
      kind: 'events',
      transport: 'webhook',
      sources: ['Jamf'],
      isDefault: false,
      push: {
        verify: { type: 'shared', in: 'header', name: 'Authorization', secret: 'forward_secret' },
      },
    },
    {
      id: 'protect-bucket',
      title: 'Alerts and telemetry by a bucket',
      kind: 'events',
      transport: 'objectstore',
      sources: ['Jamf'],
      isDefault: false,
      objects: {
        store: 's3',
        notify: 'list',
        bucket: '{bucket}',
        prefix: '{bucket_prefix}',
        region: '{bucket_region}',
        accessKeyId: '{bucket_key_id}',
        secretAccessKey: '{bucket_secret}',
        decode: 'ndjson',
      },
    },
    {
      id: 'computers',
      title: 'Computers of Pro',
      kind: 'entities',
      transport: 'http',
      sources: ['Jamf'],
      scopes: ['Read Computers'],
      every: 3600,
      base: '{pro_url}',
      auth: {
        type: 'login',
        request: {
          method: 'POST',
          path: '/api/v1/auth/token',
          headers: { Authorization: 'Basic {pro_login|base64}' },
        },
        token: 'token',
        header: 'Authorization',
        value: 'Bearer {token}',
        lifetimeSec: 1200,
      },
      request: {
        path: '/api/v1/computers-inventory',
        query: {
          'page-size': '{page_size}',
          section: 'GENERAL,HARDWARE,OPERATING_SYSTEM,USER_AND_LOCATION,DISK_ENCRYPTION',
          sort: 'id:asc',
        },
      },
      records: { path: 'results' },
      page: { type: 'page', param: 'page', size: 100, start: 0, total: 'totalCount' },
      cursor: { type: 'full' },
      recordId: ['id'],
      meanings: [
        { status: 401, means: 'auth_expired' },
        { status: 403, means: 'permission_missing' },
      ],
      expects: ['id', 'udid'],
    },
    {
      id: 'mobile-devices',
      title: 'Mobile devices of Pro',
      kind: 'entities',
      transport: 'http',
      sources: ['Jamf'],
      scopes: ['Read Mobile Devices'],
      every: 3600,
      base: '{pro_url}',
      auth: {
        type: 'login',
        request: {
          method: 'POST',
          path: '/api/v1/auth/token',
          headers: { Authorization: 'Basic {pro_login|base64}' },
        },
        token: 'token',
        header: 'Authorization',
        value: 'Bearer {token}',
        lifetimeSec: 1200,
      },
      request: {
        path: '/api/v2/mobile-devices/detail',
        query: {
          'page-size': '{page_size}',
          section: 'GENERAL,HARDWARE,USER_AND_LOCATION,SECURITY',
          sort: 'mobileDeviceId:asc',
        },
      },
      records: { path: 'results' },
      page: { type: 'page', param: 'page', size: 100, start: 0, total: 'totalCount' },
      cursor: { type: 'full' },
      recordId: ['mobileDeviceId'],
      meanings: [{ status: 403, means: 'permission_missing' }],
    },
    {
      id: 'pro-webhooks',
      title: 'Webhooks of Pro',
      kind: 'events',
      transport: 'webhook',
      sources: ['Jamf'],
      isDefault: false,
      push: {
        verify: { type: 'shared', in: 'header', name: 'Authorization', secret: 'forward_secret' },
      },
    },
  ],
});
