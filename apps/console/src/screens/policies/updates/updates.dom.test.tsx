// @vitest-environment happy-dom
import type { Permission, PolicyUpdate } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../components/testing/draw-view.tsx';
import { PoliciesPage } from '../PoliciesPage.tsx';

function update(policyKey: string, change: Partial<PolicyUpdate> = {}): PolicyUpdate {
  return {
    policyKey,
    name: `Policy ${policyKey}`,
    description: 'What it matches.',
    reason: 'Why it matters.',
    group: 'code',
    techniques: ['T1485'],
    needs: 'GitHub audit log',
    severity: 'HIGH',
    kind: 'new',
    mode: 'simulate',
    estimate: { events: 12, detections: 3 },
    ...change,
  };
}

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
let waiting: PolicyUpdate[];

/** Holds pending updates, like the server. */
const server: Server = ({ method, path, body }) => {
  if (path !== '/v1/policies/updates') return { items: [], asOf: '2026-11-20T09:00:00.000Z' };
  if (method === 'POST') {
    const { policyKeys }: { policyKeys: string[] } = Object(body);
    waiting = waiting.filter(({ policyKey }) => !policyKeys.includes(policyKey));
    return { policyKeys };
  }
  return {
    items: waiting,
    from: '2026-11-13T09:00:00.000Z',
    asOf: '2026-11-20T09:00:00.000Z',
    isPartial: false,
  };
};

function show(items: PolicyUpdate[], more: { server?: Server; denied?: Permission[] } = {}) {
  waiting = items;
  const view = drawView(<PoliciesPage />, {
    path: '/policies',
    search: '?view=updates',
    server,
    ...more,
  });
  ({ router, calls } = view);
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const decisions = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('lists updates by group with reason and estimated matches', async () => {
  show([
    update('repos'),
    update('labels', {
      group: 'posture',
      kind: 'finds_more',
      estimate: { events: 0, detections: 0 },
    }),
  ]);
  await screen.findByText('Policy repos');
  expect(screen.getByRole('heading', { name: 'Source code' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Posture changes' })).toBeTruthy();
  expect(screen.getByText('3 detections from 12 matches in 7 days')).toBeTruthy();
  expect(screen.getByText('No matches in 7 days')).toBeTruthy();
  expect(screen.getByText('Finds more')).toBeTruthy();
  expect(screen.getAllByText('Why it matters.')).toHaveLength(2);
});

test('sends each decision and moves the focus to the next policy', async () => {
  show([update('first'), update('second'), update('third')]);
  const accept = await screen.findByRole('button', { name: 'Accept: Policy first' });
  accept.focus();
  fireEvent.click(accept);
  await waitFor(() => expect(screen.queryByText('Policy first')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Accept: Policy second'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep simulating: Policy second' }));
  await waitFor(() => expect(screen.queryByText('Policy second')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Policy third' }));
  await screen.findByText('No updates');
  expect(decisions()).toEqual([
    { policyKeys: ['first'], decision: 'accept' },
    { policyKeys: ['second'], decision: 'keep' },
    { policyKeys: ['third'], decision: 'pause' },
  ]);
});

test('accepts all at once, or one group', async () => {
  show([update('a'), update('b'), update('c', { group: 'ai' }), update('d', { group: 'ai' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept 2: AI tools' }));
  await waitFor(() => expect(screen.queryByText('Policy c')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Accept all 2' }));
  await screen.findByText('No updates');
  expect(decisions()).toEqual([
    { policyKeys: ['c', 'd'], decision: 'accept' },
    { policyKeys: ['a', 'b'], decision: 'accept' },
  ]);
});

test('says why somebody without the permission cannot decide', async () => {
  show([update('a')], { denied: ['policy:approve'] });
  const accept = await screen.findByRole('button', { name: 'Accept: Policy a' });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(accept);
  expect(decisions()).toEqual([]);
});

test('shows an empty state that leads back, and a failure that can be repeated', async () => {
  show([]);
  await screen.findByText('No updates');
  expect(screen.getByRole('link', { name: 'See all policies' }).getAttribute('href')).toBe(
    '/policies',
  );
  cleanup();
  router.dispose();
  show([], { server: () => problem(500) });
  await screen.findByText('It did not work');
});

test('switches between policies and updates with the arrow keys', async () => {
  show([update('a')]);
  const tab = await screen.findByRole('tab', { name: /^Updates/ });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab, { key: 'ArrowLeft' });
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('searchbox')).toBeTruthy();
});
