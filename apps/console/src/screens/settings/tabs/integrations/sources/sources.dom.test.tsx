// @vitest-environment happy-dom
import type { IntegrationSource } from '@waybill/contract';
import { TooltipProvider } from '@waybill/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { SourcesView } from './SourcesView.tsx';

const BASE: IntegrationSource = {
  sourceId: 'okta',
  name: 'Okta',
  kind: 'identity',
  hasConnector: true,
  isConnectable: true,
  plan: 'Enterprise',
  latency: 'Seconds',
  basis: 'samples',
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
const SOURCES: IntegrationSource[] = [
  BASE,
  { ...BASE, sourceId: 'slack', name: 'Slack', kind: 'chat', arrival: 'reporting', events: 12 },
  { ...BASE, sourceId: 'cato', name: 'Cato', kind: 'security', basis: 'documentation' },
  {
    ...BASE,
    sourceId: 'notes',
    name: 'Notes',
    kind: 'application',
    hasConnector: false,
    isConnectable: false,
  },
];

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => {
  cleanup();
  router.dispose();
});

async function show(search = '', items = SOURCES) {
  window.history.replaceState(null, '', `/settings/integrations${search}`);
  router = createBrowserRouter([
    {
      path: '*',
      element: (
        <TooltipProvider>
          <SWRConfig value={{ fetcher: async () => ({ items }), provider: () => new Map() }}>
            <SourcesView />
          </SWRConfig>
        </TooltipProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText(/of 4 sources|No matching sources/);
}
/** Names in the catalogue, in order. */
const offered = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => SOURCES.find(({ name }) => within(item).queryByText(name))?.name);

test('the catalogue has what is not connected, by kind, and leads to connecting it', async () => {
  await show();
  expect(offered()).toEqual(['Okta', 'Cato', 'Notes']);
  const okta = screen.getByRole('link', { name: /Okta/ });
  expect(okta.getAttribute('href')).toBe('/settings/integrations?connect=okta');
  expect(within(okta).getByText('Plan: Enterprise')).toBeTruthy();
  const cato = screen.getByRole('link', { name: /Cato/ });
  expect(within(cato).getByText('From documented schema')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Notes/ })).toBeNull();
});

test('a kind and what is typed narrow the catalogue, and stand in the address', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Security 1' }));
  await waitFor(() => expect(offered()).toEqual(['Cato']));
  expect(router.state.location.search).toBe('?kind=security');
  fireEvent.click(screen.getByRole('button', { name: 'All 4' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'okta' } });
  expect(offered()).toEqual(['Okta']);
  await waitFor(() => expect(router.state.location.search).toContain('q=okta'));
});

test('only connected ones can be shown; where none fits, one press shows all again', async () => {
  await show('?connected=1&kind=security');
  expect(screen.getByText('No matching sources')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all sources' }));
  await waitFor(() => expect(offered()).toHaveLength(3));
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(offered()).toEqual([]));
  expect(screen.getByText('1 of 4 sources')).toBeTruthy();
});
