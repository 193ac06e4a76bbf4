import { declare } from '../kit/declaration/declare.ts';
import { EVENT_HUB, EVENT_HUB_CREDENTIALS } from '../kit/microsoft/event-hub.ts';
import {
  GRAPH_AUTH,
  GRAPH_CREDENTIALS,
  GRAPH_LIMIT,
  GRAPH_MEANINGS,
} from '../kit/microsoft/graph-access.ts';
import { LIST } from '../kit/microsoft/graph-shapes.data.ts';

export const declaration = declare({
  docs: 'Microsoft Graph REST API reference, devices and apps (Intune)',
  plan: 'Intune Plan 1, which comes with Microsoft 365 Business Premium, E3 and E5.',
  latency: 'Audit events after minutes, device state at its next check-in, every 8 hours.',
  gives: ['activity', 'devices'],
  basis: 'samples',
  credentials: [...GRAPH_CREDENTIALS, ...EVENT_HUB_CREDENTIALS],
  auth: GRAPH_AUTH,
  base: '{graph_url}',
  streams: [
    {
      id: 'audit-events',
      title: 'Audit events',
      kind: 'events',
      transport: 'http',
      sources: ['Intune'],
      scopes: ['DeviceManagementApps.Read.All'],
      every: 600,
      request: {
        path: '/v1.0/deviceManagement/auditEvents',
        query: {
          $filter: 'activityDateTime ge {cursor|iso} and activityDateTime lt {until|iso}',
          $orderby: 'activityDateTime asc',
        },
      },
      records: { path: 'value' },
      page: { type: 'next_url', path: '@odata.nextLink' },
      cursor: {
        type: 'time',
        field: 'activityDateTime',
        overlap: 1800,
        lag: 60,
        maxWindow: 604_800,
        // Intune keeps its audit for two years, the first run does not need it all.
        initial: 2_592_000,
      },
      recordId: ['id'],
      limit: GRAPH_LIMIT,
      meanings: [
        { status: 403, path: 'error.message', contains: 'licen', means: 'not_licensed' },
        ...GRAPH_MEANINGS,
      ],
      expects: ['id', 'activityDateTime'],
    },
    {
      id: 'managed-devices',
      title: 'Managed devices',
      kind: 'entities',
      transport: 'http',
      sources: ['Intune'],
      scopes: ['DeviceManagementManagedDevices.Read.All'],
      every: 3600,
      request: { path: '/v1.0/deviceManagement/managedDevices', query: { $top: '500' } },
      records: { path: 'value', add: { [LIST]: 'managed-devices' } },
      page: { type: 'next_url', path: '@odata.nextLink' },
      cursor: { type: 'full' },
      recordId: ['id'],
      limit: GRAPH_LIMIT,
      meanings: GRAPH_MEANINGS,
      expects: ['id'],
    },
    {
      id: 'event-hub',
      title: 'Diagnostic settings by Event Hub',
      kind: 'events',
      transport: 'queue',
      sources: ['Intune'],
      isDefault: false,
      queue: EVENT_HUB,
    },
  ],
});
