// @vitest-environment happy-dom
import type { Integration, IntegrationStream } from '@waybill/contract';
import { AuthProvider } from '@descope/react-sdk/flows';
import { TooltipProvider } from '@waybill/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../../../../app/session/session-context.ts';
import { IntegrationPage } from './IntegrationPage.tsx';
import { refreshMs } from './use-integration.ts';

function stream(streamId: string, more: Partial<IntegrationStream> = {}): IntegrationStream {
  return {
    streamId,
    title: streamId,
    kind: 'events',
    transport: 'http',
    scopes: [],
    everySec: 300,
    isDefault: true,
    isOn: true,
    state: 'healthy',
    failure: null,
    detail: null,
    lagSec: 30,
    lastEventAt: null,
    nextRunAt: null,
    lastRun: null,
    events: 4,
    entities: 0,
    hookPath: null,
    syslogTag: null,
    ...more,
  };
}

const OKTA: Integration = {
  integrationId: 'i1',
  sourceId: 'okta',
  name: 'Okta',
  state: 'degraded',
  failure: 'permission_missing',
  isSilent: false,
  lagSec: 30,
  lastEventAt: null,
  lastRunAt: null,
  rev: 7,
  isPaused: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: null,
  values: {},
  secrets: [],
  scopesNeeded: [],
  streams: [
    stream('Log'),
    stream('Devices', { state: 'error', failure: 'permission_missing', detail: 'Status 403.' }),
    stream('Hook', { transport: 'webhook', isOn: false, hookPath: '/v1/hooks/h1' }),
  ],
  coverage: { people: 3, devices: 0, objects: 0 },
  unlisted: { operations: 0, events: 0, top: [] },
  backfill: null,
};

const NONE_UNLISTED: Integration['unlisted'] = { operations: 0, events: 0, top: [] };
let unlisted = NONE_UNLISTED;

const change = vi.fn<(url: string, body: unknown) => unknown>();
const read = vi.fn(async (path: string): Promise<unknown> => {
  if (path.includes('/runs')) return { items: [] };
  if (path.includes('/sample')) {
    return { raw: '{"a":1}', receivedAt: OKTA.createdAt, events: [], entities: [] };
  }
  return path === '/v1/integrations' ? { items: [] } : { ...OKTA, unlisted };
});

beforeEach(() => {
  window.history.replaceState(null, '', '/settings/integrations?integration=i1');
  read.mockClear();
  unlisted = NONE_UNLISTED;
  change.mockReset().mockReturnValue(OKTA);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/v1/integrations')) return new Response('{}');
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null');
    return new Response(JSON.stringify(change(url, body)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(permissions: readonly string[] = ['integration:manage', 'evidence:read']) {
  const session: Session = {
    user: { userId: 'u1', name: 'Dana Whitfield', email: 'dana@northwind.example' },
    tenant: {
      tenantId: 't1',
      name: 'Northwind',
      region: 'us-east-1',
      hasSampleData: false,
      timeZone: 'UTC',
    },
    tenants: [{ tenantId: 't1', name: 'Northwind' }],
    preferences: { language: null, timeZone: null },
    permissions: [],
    featureFlags: {},
    hasFlag: () => true,
    can: (permission) => permissions.includes(permission),
    reload: async () => {},
  };
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <TooltipProvider>
            <SWRConfig value={{ fetcher: read, provider: () => new Map(), dedupingInterval: 0 }}>
              <SessionContext value={session}>
                <IntegrationPage />
              </SessionContext>
            </SWRConfig>
          </TooltipProvider>
        ),
      },
    ],
    { initialEntries: ['/settings/integrations?integration=i1'] },
  );
  render(
    <AuthProvider projectId="P2IntegrationTests0000000001">
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await screen.findByRole('heading', { name: 'Okta' });
}
const sampleReads = () => read.mock.calls.filter(([path]) => path.includes('/sample'));

test('what fails is explained above and at its stream', async () => {
  await show();
  expect(screen.getByText('Degraded')).toBeTruthy();
  expect(screen.getAllByText('Grant the scopes listed for the stream.')).toHaveLength(2);
  expect(screen.getByText('Status 403.')).toBeTruthy();
  expect(screen.getByText('Streams: Devices')).toBeTruthy();
});

test('a stream is switched with what was last seen of the integration', async () => {
  await show();
  fireEvent.click(screen.getByRole('switch', { name: 'Turn Hook on or off' }));
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls[0]?.[1]).toEqual({ rev: 7, streams: ['Log', 'Devices', 'Hook'] });
});

test('who may not manage integrations sees everything and changes nothing', async () => {
  await show(['evidence:read']);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Turn Log on or off' }));
  expect(change).not.toHaveBeenCalled();
});

test('the sample is read only when it is asked for, and only with the permission', async () => {
  await show();
  await act(async () => {});
  expect(sampleReads()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show newest record' }));
  expect(await screen.findByText(/produces no events/)).toBeTruthy();
  expect(sampleReads()).toHaveLength(1);
  cleanup();
  await show([]);
  expect(screen.queryByRole('button', { name: 'Show newest record' })).toBeNull();
  expect(screen.getByText(/evidence:read/)).toBeTruthy();
});

test('operations without a mapping are listed with their counts', async () => {
  const at = OKTA.createdAt;
  const top = [
    { operation: 'user.odd', events: 1200, lastEventAt: at },
    { operation: '', events: 3, lastEventAt: at },
  ];
  unlisted = { operations: 501, events: 1203, top };
  await show();
  expect(await screen.findByText('Operations without a mapping')).toBeTruthy();
  expect(screen.getByText(/1,203 events have no action/)).toBeTruthy();
  expect(screen.getByText('user.odd')).toBeTruthy();
  expect(screen.getByText('Other operations')).toBeTruthy();
});

test('a source whose operations are all mapped shows no such list', async () => {
  await show();
  expect(screen.queryByText('Operations without a mapping')).toBeNull();
});

test('it is looked at more often while something is under way', () => {
  expect(refreshMs(undefined)).toBe(15_000);
  expect(refreshMs(OKTA)).toBe(15_000);
  expect(refreshMs({ ...OKTA, state: 'connecting' })).toBe(5000);
  expect(refreshMs({ ...OKTA, state: 'backfilling' })).toBe(5000);
});
