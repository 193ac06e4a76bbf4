// @vitest-environment happy-dom
import { AuthProvider } from '@descope/react-sdk/flows';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchHit } from '@waybill/contract';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../session/session-context.ts';
import { GlobalSearch } from '../shell/GlobalSearch.tsx';
import { KeyHelp } from '../shell/KeyHelp.tsx';
import { closeOverlay } from '../shell/overlay-store.ts';
import { readStored, writeStored } from '../storage/stored-values.ts';

/** Answers every search; its calls are recorded. */
const answer = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();
let router: ReturnType<typeof createMemoryRouter>;

function hit(kind: SearchHit['kind'], key: string, title: string): SearchHit {
  const none = { detail: null, severity: null, status: null, source: null, identityId: null };
  const nowhere = { placeId: null, trace: null, eventId: null, at: null, hasEvents: true };
  return { ...none, ...nowhere, kind, key, title, detections: 7, keys: [key] };
}

const FOUND = {
  isSimilar: false,
  groups: [
    {
      kind: 'detection',
      total: 1204,
      hits: [{ ...hit('detection', 'd1', 'DET-1 Opened'), severity: 'HIGH' }],
    },
    { kind: 'person', total: 9, hits: [hit('person', 'dana@x.example', 'Dana Whitfield')] },
  ],
};

// Its code is loaded on demand, which is not tested here.
beforeAll(() => import('./Palette.tsx'));
beforeEach(() => {
  answer.mockReset().mockResolvedValue(FOUND);
  window.history.replaceState(null, '', '/start');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('/v1/search')
      ? new Response(JSON.stringify(await answer(url, init)))
      : new Response('{}'),
  );
});
afterEach(() => {
  closeOverlay();
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

function show(facts: { flags?: boolean; permissions?: readonly string[] } = {}) {
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
    hasFlag: () => facts.flags ?? true,
    can: (permission) => facts.permissions?.includes(permission) ?? true,
    reload: async () => {},
  };
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <SWRConfig value={{ provider: () => new Map() }}>
            <SessionContext value={session}>
              <GlobalSearch />
              <KeyHelp />
              <input aria-label="Other field" />
            </SessionContext>
          </SWRConfig>
        ),
      },
    ],
    { initialEntries: ['/start'] },
  );
  render(
    <AuthProvider projectId="P2PaletteTests00000000000001">
      <RouterProvider router={router} />
    </AuthProvider>,
  );
}

/** Current address of the console. */
const address = () => `${router.state.location.pathname}${router.state.location.search}`;

/** Opens the palette with the keyboard, from within another field. */
async function open(): Promise<HTMLElement> {
  fireEvent.keyDown(screen.getByLabelText('Other field'), { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox');
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByRole('combobox'), { key, ...more });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const chosen = () => screen.getAllByRole('option', { selected: true })[0]?.textContent ?? '';

test('opens from a field, goes to a screen by keys alone, and closes', async () => {
  show();
  await open();
  expect(chosen()).toContain('Dashboard');
  press('ArrowDown');
  await waitFor(() => expect(chosen()).toContain('Detections'));
  press('End');
  await waitFor(() => expect(chosen()).toContain('Sign out'));
  press('Home');
  await waitFor(() => expect(chosen()).toContain('Dashboard'));
  type('pol');
  await waitFor(() => expect(chosen()).toContain('Policies'));
  press('Enter');
  await waitFor(() => expect(address()).toBe('/policies'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('finds, remembers the words, and leads to the list of what was counted', async () => {
  show();
  await open();
  type('payroll');
  // At once, before any answer.
  expect(await screen.findByText('See all detections with “payroll”')).toBeTruthy();
  expect(await screen.findByText('DET-1 Opened')).toBeTruthy();
  expect(screen.getAllByText('1,204').length).toBeGreaterThan(0);
  expect(chosen()).toContain('See all detections');
  press('Enter');
  await waitFor(() => expect(address()).toBe('/detections?q=payroll'));
  expect(readStored('LAST_SEARCHES')).toEqual(['payroll']);
});

test('a hit leads to exactly what it counts; more of a kind are asked for by its operator', async () => {
  show();
  const box = await open();
  type('dana');
  fireEvent.click(await screen.findByText('Dana Whitfield'));
  await waitFor(() => expect(address()).toBe('/detections?person=dana%40x.example'));
  await open();
  type('dana');
  fireEvent.click(await screen.findByText('See all 9 in People'));
  expect(screen.getByRole('combobox')).toMatchObject({ value: 'person:dana' });
  await waitFor(() =>
    expect(answer.mock.calls.at(-1)?.[0]).toBe('/v1/search?limit=20&q=person%3Adana'),
  );
  expect(box.isConnected).toBe(false);
});

test('Ctrl+Enter opens another tab and the palette stays', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  await open();
  type('dashb');
  await waitFor(() => expect(chosen()).toContain('Dashboard'));
  press('Enter', { ctrlKey: true });
  expect(opened).toHaveBeenCalledWith('/', '_blank', 'noopener');
  expect(address()).toBe('/start');
  expect(screen.queryByRole('combobox')).not.toBeNull();
});

test('recent searches come first, are searched again, and can be cleared', async () => {
  writeStored('LAST_SEARCHES', ['budget', 'payroll']);
  show();
  await open();
  expect(chosen()).toContain('budget');
  press('Enter');
  expect(screen.getByRole('combobox')).toMatchObject({ value: 'budget' });
  type('');
  fireEvent.click(await screen.findByText('Clear recent searches'));
  expect(readStored('LAST_SEARCHES')).toBeNull();
  await waitFor(() => expect(screen.queryByText('budget')).toBeNull());
});

test('the hits of before stay while new ones are looked for, and the old question is dropped', async () => {
  show();
  await open();
  type('dana');
  await screen.findByText('Dana Whitfield');
  answer.mockImplementation(() => new Promise(() => {}));
  type('dana w');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Dana Whitfield')).toBeTruthy();
  type('dana wh');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
  expect(answer.mock.calls[1]?.[1]).toMatchObject({ signal: { aborted: true } });
  expect(answer.mock.calls[2]?.[1]).toMatchObject({ signal: { aborted: false } });
});

test('says when nothing is found, when only similar words are, and when there is no answer', async () => {
  show();
  await open();
  answer.mockResolvedValue({ isSimilar: false, groups: [] });
  type('zzqq');
  expect(await screen.findByText('No results for “zzqq”')).toBeTruthy();
  expect(screen.queryByText(/See all detections/)).toBeNull();
  answer.mockResolvedValue({ ...FOUND, isSimilar: true });
  type('dnaa');
  expect(await screen.findByText('No exact match for “dnaa”. Similar results:')).toBeTruthy();
  expect(screen.queryByText(/See all detections/)).toBeNull();
  answer.mockRejectedValue(new TypeError('no answer'));
  type('other');
  expect((await screen.findByRole('alert')).textContent).toContain('Search failed');
  answer.mockResolvedValue(FOUND);
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('DET-1 Opened')).toBeTruthy();
});

test('without the permission it finds screens only, and says so', async () => {
  show({ permissions: [], flags: false });
  await open();
  expect(screen.queryByText('Toggle dark mode')).toBeNull();
  expect(screen.queryByText('Detections')).toBeNull();
  type('payroll');
  expect(await screen.findByText(/Your role has no permission to read data/)).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test('recognises what was pasted', async () => {
  show();
  await open();
  type('https://drive.example/file/d/1a/view?usp=sharing');
  expect(await screen.findByText('Web address')).toBeTruthy();
  await waitFor(() =>
    expect(answer.mock.calls.at(-1)?.[0]).toContain('q=drive.example%2Ffile%2Fd%2F1a'),
  );
  type('DET-1');
  expect(await screen.findByText('Detection number')).toBeTruthy();
  await waitFor(() => expect(chosen()).toContain('DET-1 Opened'));
});
