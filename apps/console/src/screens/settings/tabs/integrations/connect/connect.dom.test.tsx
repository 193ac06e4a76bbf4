// @vitest-environment happy-dom
import type { IntegrationSource, SourceDescription } from '@waybill/contract';
import { AuthProvider } from '@descope/react-sdk/flows';
import { ToastArea, TooltipProvider } from '@waybill/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../../../../app/session/session-context.ts';
import { ConnectPage } from './ConnectPage.tsx';

const SOURCE: IntegrationSource = {
  sourceId: 'okta',
  name: 'Okta',
  kind: 'identity',
  hasConnector: true,
  isConnectable: true,
  plan: null,
  latency: 'Seconds',
  basis: 'documentation',
  gives: ['activity', 'people'],
  transports: ['http'],
  summary: null,
  state: 'off',
  integrations: [],
  arrival: 'none',
  events: 0,
  entities: 0,
  lastEventAt: null,
  lastIngestedAt: null,
  rejected: 0,
};

const PLAIN = {
  isSecret: false,
  isOptional: false,
  default: null,
  help: null,
  kind: 'text',
} as const;
const STREAM = { kind: 'events', transport: 'http', everySec: 120, isDefault: true } as const;
const DESCRIPTION: SourceDescription = {
  sourceId: 'okta',
  name: 'Okta',
  docs: 'System Log API',
  plan: null,
  latency: 'Seconds',
  basis: 'documentation',
  fields: [
    { ...PLAIN, fieldId: 'domain', label: 'Okta domain' },
    { ...PLAIN, fieldId: 'api_token', label: 'API token', isSecret: true },
    { ...PLAIN, fieldId: 'prefix', label: 'Prefix', isOptional: true },
  ],
  streams: [
    { ...STREAM, streamId: 'log', title: 'System Log', scopes: ['logs.read'] },
    { ...STREAM, streamId: 'users', title: 'People', scopes: ['users.read'], kind: 'entities' },
  ],
  setup: { path: ['Settings', 'Tokens'], address: null, command: null },
  guide: '# Okta\n\n<script>alert(1)</script> Open **Security**.',
  capabilities: { observe: true, scan: false, remediate: [] },
};

/** Answers changes by their path; what was sent is in its calls. */
const answer = vi.fn<(path: string, body: unknown) => unknown>();
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  window.history.replaceState(null, '', '/settings/integrations?connect=okta');
  answer.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null');
    if (!url.includes('/v1/integrations')) return new Response('{}');
    return new Response(JSON.stringify(answer(url, body)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(hasForms = true) {
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
    hasFlag: (flag) => flag === 'integration_creds' && hasForms,
    can: () => true,
    reload: async () => {},
  };
  const read = async (path: string): Promise<unknown> =>
    path === '/v1/integrations' ? { items: [SOURCE] } : DESCRIPTION;
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <TooltipProvider>
            <SWRConfig value={{ fetcher: read, provider: () => new Map(), dedupingInterval: 0 }}>
              <SessionContext value={session}>
                <ConnectPage />
                <ToastArea />
              </SessionContext>
            </SWRConfig>
          </TooltipProvider>
        ),
      },
    ],
    { initialEntries: ['/settings/integrations?connect=okta'] },
  );
  render(
    <AuthProvider projectId="P2ConnectTests00000000000001">
      <RouterProvider router={router} />
    </AuthProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
async function fillIn() {
  fireEvent.change(await screen.findByLabelText('Okta domain'), { target: { value: 'a.okta' } });
  fireEvent.change(screen.getByLabelText('API token'), { target: { value: 's3cret' } });
}
const failing = {
  ok: false,
  streams: [
    { streamId: 'log', ok: true, failure: null, reach: null, detail: null },
    {
      streamId: 'users',
      ok: false,
      failure: 'permission_missing',
      reach: null,
      detail: 'Status 403.',
    },
  ],
};

test('nothing can be tried before what is needed is filled in', async () => {
  show();
  const tryIt = await screen.findByRole('button', { name: 'Test connection' });
  expect(tryIt.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Connect'));
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByLabelText('API token').getAttribute('type')).toBe('password');
  expect(screen.getByText('optional')).toBeTruthy();
});

test('scopes follow the chosen streams, and one stream at least is chosen', async () => {
  show();
  await fillIn();
  const scopes = () => screen.getByRole('region', { name: /^Required scopes/ }).textContent;
  expect(scopes()).toContain('users.read');
  fireEvent.click(screen.getByLabelText(/^People/));
  expect(scopes()).not.toContain('users.read');
  fireEvent.click(screen.getByLabelText(/^System Log/));
  expect(button('Connect').getAttribute('aria-disabled')).toBe('true');
});

test('a test says of each stream why it fails and what to do; a change makes it void', async () => {
  answer.mockReturnValue(failing);
  show();
  await fillIn();
  fireEvent.click(button('Test connection'));
  expect(await screen.findByText('1 of 2 streams work')).toBeTruthy();
  expect(screen.getByText('Grant the scopes listed for the stream.')).toBeTruthy();
  expect(answer.mock.calls[0]).toEqual([
    '/v1/integrations/test',
    {
      sourceId: 'okta',
      values: { domain: 'a.okta', api_token: 's3cret', prefix: '' },
      streams: ['log', 'users'],
    },
  ]);
  fireEvent.change(screen.getByLabelText('Okta domain'), { target: { value: 'b.okta' } });
  expect(screen.queryByText('1 of 2 streams work')).toBeNull();
});

test('connecting without a passing test asks once, and then leads to the integration', async () => {
  answer.mockReturnValue({ integrationId: 'i7', name: 'Okta' });
  show();
  await fillIn();
  fireEvent.click(button('Connect'));
  expect(answer).not.toHaveBeenCalled();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Connect anyway'));
  await waitFor(() => expect(router.state.location.search).toBe('?integration=i7'));
  expect(answer.mock.calls).toHaveLength(1);
});

test('after a passing test it connects at once', async () => {
  answer.mockImplementation((path) =>
    path.endsWith('/test')
      ? { ok: true, streams: failing.streams.map((one) => ({ ...one, ok: true, failure: null })) }
      : { integrationId: 'i7', name: 'Okta' },
  );
  show();
  await fillIn();
  fireEvent.click(button('Test connection'));
  await screen.findByText('Every stream works');
  fireEvent.click(button('Connect'));
  await waitFor(() => expect(router.state.location.search).toBe('?integration=i7'));
});

test('leaving a form that is filled in asks', async () => {
  show();
  await fillIn();
  fireEvent.click(screen.getByRole('link', { name: 'Sources' }));
  const question = await screen.findByRole('alertdialog');
  expect(router.state.location.search).toBe('?connect=okta');
  fireEvent.click(within(question).getByText('Leave'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('without its flag there is no form, but what can be done', async () => {
  show(false);
  expect(await screen.findByText(/Credential forms are turned off/)).toBeTruthy();
  expect(screen.queryByLabelText('API token')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Send with a token' })).toBeTruthy();
});

test('a guide is drawn without its HTML', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(screen.getByText(/<script>alert\(1\)<\/script> Open/)).toBeTruthy();
  expect(document.querySelector('script')).toBeNull();
});
