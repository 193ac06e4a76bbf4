import { declare } from '../kit/declaration/declare.ts';
import { EVENT_HUB, EVENT_HUB_CREDENTIALS } from '../kit/microsoft/event-hub.ts';
import { APPLICATION_CREDENTIALS, applicationAuth } from '../kit/microsoft/graph-access.ts';

const MEANINGS = [
  { status: 401, means: 'auth_expired' as const },
  { status: 403, means: 'permission_missing' as const },
  {
    status: 404,
    path: 'error.code',
    contains: 'SubscriptionNotFound',
    means: 'config_invalid' as const,
  },
];

export const declaration = declare({
  docs: 'Azure Monitor activity log, resource logs by diagnostic settings, Defender for Cloud',
  plan: null,
  latency:
    'Activity log after 3 to 20 minutes, resource logs after some minutes; the interface keeps 90 days.',
  gives: ['activity', 'findings'],
  basis: 'samples',
  credentials: [
    ...APPLICATION_CREDENTIALS,
    {
      id: 'subscription_ids',
      label: 'Subscriptions',
      kind: 'list',
      help: 'Ids of the subscriptions to read, separated by commas.',
    },
    {
      id: 'management_url',
      label: 'Address of Azure Resource Manager',
      kind: 'url',
      default: 'https://management.azure.com',
      help: 'US government: https://management.usgovcloudapi.net. China: https://management.chinacloudapi.cn.',
    },
    ...EVENT_HUB_CREDENTIALS,
  ],
  auth: applicationAuth('{management_url}/.default'),
  base: '{management_url}',
  streams: [
    {
      id: 'activity-log',
      title: 'Activity log',
      kind: 'events',
      transport: 'http',
      sources: ['Azure'],
      scopes: ['Microsoft.Insights/eventtypes/values/read (role Reader)'],
      every: 300,
      partitions: { setting: 'subscription_ids' },
      request: {
        path: '/subscriptions/{partition}/providers/Microsoft.Insights/eventtypes/management/values',
        query: {
          'api-version': '2015-04-01',
          $filter: "eventTimestamp ge '{cursor|iso}' and eventTimestamp le '{until|iso}'",
        },
      },
      records: { path: 'value' },
      page: { type: 'next_url', path: 'nextLink' },
      cursor: {
        type: 'time',
        field: 'eventTimestamp',
        order: 'desc',
        overlap: 1800,
        lag: 60,
        maxWindow: 86_400,
        maxAge: 7_776_000,
        initial: 604_800,
      },
      recordId: ['eventDataId'],
      limit: { requests: 12_000, perSec: 3600, concurrency: 2 },
      meanings: MEANINGS,
      expects: ['eventTimestamp'],
    },
    {
      id: 'security-alerts',
      title: 'Alerts of Defender for Cloud',
      kind: 'events',
      transport: 'http',
      sources: ['Azure'],
      scopes: ['Microsoft.Security/alerts/read (role Security Reader)'],
      every: 900,
      isDefault: false,
      partitions: { setting: 'subscription_ids' },
      request: {
        path: '/subscriptions/{partition}/providers/Microsoft.Security/alerts',
        query: { 'api-version': '2022-01-01' },
      },
      records: { path: 'value' },
      page: { type: 'next_url', path: 'nextLink' },
      // The list has no order and no filter.
      cursor: { type: 'full' },
      recordId: ['id', 'properties.processingEndTimeUtc', 'properties.status'],
      meanings: MEANINGS,
    },
    {
      id: 'event-hub',
      title: 'Activity and resource logs by Event Hub',
      kind: 'events',
      transport: 'queue',
      sources: ['Azure'],
      isDefault: false,
      queue: EVENT_HUB,
    },
  ],
});
