// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Dashboard, Permission, Preferences, WidgetPlace, Task } from '@waybill/contract';
import { ToastArea } from '@waybill/ui';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../app/session/session-context.ts';
import { readStored, writeStored } from '../../app/storage/stored-values.ts';
import { FIXTURE } from './dashboard-fixture.data.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { FOUND_WIDGETS } from './found-widgets.ts';
import { shownPlaces, storedPlaces } from './layout/stored-places.ts';
import type { SaveLayout } from './layout/use-layout.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'matchMedia').mockImplementation(media);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** A page 1440 pixels wide. */
function media(query: string): MediaQueryList {
  const target = new EventTarget();
  return {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
}

const WHO: Session = {
  user: { userId: 'U1', name: 'Dana Whitfield', email: 'dana@northwind.example' },
  tenant: {
    tenantId: 'T1',
    name: 'Northwind',
    region: 'us-east-1',
    hasSampleData: false,
    timeZone: 'UTC',
  },
  permissions: [],
  featureFlags: {},
  tenants: [],
  preferences: { language: null, timeZone: null },
  hasFlag: () => true,
  can: () => true,
  reload: async () => {},
};
const PREFERENCES: Preferences = {
  language: null,
  timeZone: null,
  dashboardLayout: null,
  tableLayouts: {},
  defaultView: null,
};

interface Around {
  data?: Partial<Dashboard>;
  layout?: WidgetPlace[];
  can?: (permission: Permission) => boolean;
  fault?: Error;
  tasks?: Task[];
  hasFlag?: () => boolean;
}

/** Renders the dashboard; requests are in `asked`, and `server.fault` makes it fail. */
function renderDashboard({ data, layout, fault, tasks = [], ...may }: Around = {}) {
  const asked: string[] = [];
  const saveLayout = vi.fn<SaveLayout>(async () => PREFERENCES);
  const server: { fault: Error | null } = { fault: fault ?? null };
  const fetcher = async (path: string): Promise<unknown> => {
    if (path === '/v1/preferences') return { ...PREFERENCES, dashboardLayout: layout ?? null };
    if (path === '/v1/policies') return { items: [] };
    if (path === '/v1/tasks') return { items: tasks, asOf: FIXTURE.asOf };
    if (path === '/v1/sample-data')
      return { state: 'none', isTenantEmpty: true, done: 0, total: 0 };
    asked.push(path);
    if (server.fault !== null) throw server.fault;
    return { ...FIXTURE, ...data };
  };
  const router = createBrowserRouter([
    { path: '/', element: <DashboardScreen saveLayout={saveLayout} /> },
    { path: '/detections', element: <p>The list</p> },
  ]);
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0 }}>
      <SessionContext value={{ ...WHO, ...may }}>
        <RouterProvider router={router} />
        <ToastArea />
      </SessionContext>
    </SWRConfig>,
  );
  return { asked, server, saveLayout };
}

/** An arrangement that hides all but these: a page of all widgets is slow to search. */
const only = (...places: WidgetPlace[]) => storedPlaces(places, FOUND_WIDGETS, null);
const THREE: WidgetPlace[] = only(
  { id: 'people', x: 0, y: 0, w: 4, h: 9 },
  { id: 'origins', x: 4, y: 0, w: 4, h: 9 },
  { id: 'destinations', x: 8, y: 0, w: 4, h: 9 },
);

/** For a busy machine: the widgets render when idle. */
const PATIENT = { timeout: 4000 };

/** The header comes first, the widgets after it. */
const loaded = async () => {
  await screen.findByText(/^As of/);
  await waitFor(
    () => expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([]),
    PATIENT,
  );
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const params = () => new URLSearchParams(window.location.search);

test('all widgets are drawn from one answer, and each number leads to the list that makes it up', async () => {
  const { asked } = renderDashboard();
  await loaded();
  const open = await screen.findByText('Open detections', { selector: 'a' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('from=now-14d');
  expect(open.getAttribute('href')).toMatch(/^\/detections\?status=new&status=/);
  const destination = region('Destinations').getByRole('link', { name: /Public/ });
  expect(destination.textContent).toBe('8');
  expect(destination.getAttribute('href')).toBe('/detections?from=now-14d&destination=Public');
  const critical = region('Open by severity and age').getByRole('link', { name: /Critical/ });
  expect(critical.getAttribute('href')).toContain('severity=CRITICAL');
  expect(critical.getAttribute('href')).not.toContain('from=');
  const none = region('Categories').getByRole('link', { name: /No category/ });
  expect(
    new URL(none.getAttribute('href') ?? '', 'https://x.invalid').searchParams.getAll('not'),
  ).toHaveLength(4);
  expect(
    region('Critical, no owner').getByRole('link', { name: 'View all 2' }).getAttribute('href'),
  ).toContain('assignee=none');
  expect(screen.getByText(/2 critical detections need an owner/)).toBeTruthy();
});

test('a press on a mark filters everything, a chip takes it back, Ctrl and a press opens the list', async () => {
  const { asked } = renderDashboard({ layout: THREE });
  await loaded();
  const mark = () => region('People').getByRole('button', { name: 'Priya Raman' });
  fireEvent.click(mark());
  await waitFor(() => expect(params().getAll('person')).toEqual(['p1']));
  await waitFor(() => expect(asked.at(-1)).toContain('person=p1'));
  await waitFor(() => expect(mark().getAttribute('aria-pressed')).toBe('true'));
  const reached = () => region('Destinations').getByRole('link', { name: /Public/ });
  await waitFor(() => expect(reached().getAttribute('href')).toContain('person=p1'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Person is Priya Raman' }));
  await waitFor(() => expect(params().has('person')).toBe(false));
  fireEvent.click(mark(), { ctrlKey: true });
  expect(await screen.findByText('The list')).toBeTruthy();
  expect(params().getAll('person')).toEqual(['p1']);
});

test('a read that fails keeps the last numbers and says since when; the first one says what is wrong', async () => {
  const { server } = renderDashboard({ layout: THREE });
  await loaded();
  server.fault = new TypeError('no answer');
  fireEvent.click(screen.getByLabelText('Refresh'));
  expect(await screen.findByText(/Not refreshed since/)).toBeTruthy();
  expect(screen.getByText('Priya Raman')).toBeTruthy();
  cleanup();
  renderDashboard({ layout: THREE, fault: new TypeError('no answer') });
  expect(await screen.findByText('The server did not respond')).toBeTruthy();
  expect(screen.queryByText('Priya Raman')).toBeNull();
});

test('an organisation without detections sees the first steps, marked as far as they are done', async () => {
  const checklist = { ...FIXTURE.checklist, hasPolicy: false, hasDetection: false };
  renderDashboard({ data: { checklist } });
  const list = await screen.findByRole('list', { name: 'First steps' });
  const marks = within(list).getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'done',
    'not yet',
    'not yet',
  ]);
  expect(screen.queryByRole('region', { name: 'Destinations' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Load sample data' })).toBeTruthy();
});

test('with detections the steps that are left are links, until they are done', async () => {
  renderDashboard({});
  const links = within(await screen.findByRole('navigation', { name: 'First steps' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Invite a colleague',
  ]);
  cleanup();
  renderDashboard({ data: { checklist: { ...FIXTURE.checklist, hasColleague: true } } });
  await screen.findByText('Priya Raman');
  expect(screen.queryByRole('navigation', { name: 'First steps' })).toBeNull();
});

test('a role that may not read detections is told so, and nothing is asked', () => {
  const { asked } = renderDashboard({ can: () => false });
  expect(screen.getByText('No widgets for your role')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('widgets are arranged by keyboard, told of, and kept here and on the account', async () => {
  const { saveLayout } = renderDashboard({ layout: THREE });
  await loaded();
  fireEvent.click(screen.getByText('Arrange'));
  const handle = await screen.findByLabelText('Move or resize Destinations');
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(screen.getByText(/Destinations: column 8/)).toBeTruthy();
  fireEvent.keyDown(handle, { key: 'ArrowRight', shiftKey: true });
  expect(screen.getByText(/Destinations: 5 columns wide, 9 rows tall/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Hide People'));
  expect(readStored('DASHBOARD_LAYOUT')).toEqual(THREE);
  fireEvent.click(screen.getByText('Done'));
  const stored = readStored('DASHBOARD_LAYOUT') ?? [];
  expect(stored.find(({ id }) => id === 'destinations')).toMatchObject({ x: 7, w: 5, h: 9 });
  expect(shownPlaces(stored, FOUND_WIDGETS).map(({ id }) => id)).not.toContain('people');
  expect(saveLayout.mock.calls).toEqual([[stored]]);
  expect(screen.queryByText('Priya Raman')).toBeNull();
});

test('an arrangement that the account does not take holds here, and that is said', async () => {
  const { saveLayout } = renderDashboard({ layout: THREE });
  await loaded();
  saveLayout.mockRejectedValue(new TypeError('no answer'));
  fireEvent.click(screen.getByText('Arrange'));
  fireEvent.click(await screen.findByLabelText('Hide People'));
  fireEvent.click(screen.getByText('Done'));
  expect(await screen.findByText(/Could not save the layout/)).toBeTruthy();
  expect(screen.queryByText('Priya Raman')).toBeNull();
});

test('the arrangement of the account wins over the one of this browser', async () => {
  const ofAccount = only({ id: 'origins', x: 0, y: 0, w: 6, h: 8 });
  writeStored('DASHBOARD_LAYOUT', only({ id: 'people', x: 0, y: 0, w: 6, h: 8 }));
  renderDashboard({ layout: ofAccount });
  expect(await screen.findByText('Origins')).toBeTruthy();
  expect(screen.queryByText('Priya Raman')).toBeNull();
  expect(readStored('DASHBOARD_LAYOUT')).toEqual(ofAccount);
});

test('an account without an arrangement, as after a reset elsewhere, ends the one of this browser', async () => {
  writeStored('DASHBOARD_LAYOUT', only({ id: 'people', x: 0, y: 0, w: 6, h: 8 }));
  renderDashboard();
  expect(await screen.findByRole('region', { name: 'Origins' })).toBeTruthy();
  expect(readStored('DASHBOARD_LAYOUT')).toBeNull();
});

test('the widget of the policies is there with its flag only', async () => {
  const layout = only({ id: 'policies', x: 0, y: 0, w: 4, h: 9 });
  renderDashboard({ layout });
  expect(await screen.findByRole('region', { name: 'Policies' })).toBeTruthy();
  cleanup();
  renderDashboard({ layout, hasFlag: () => false });
  expect(await screen.findByText('All widgets are hidden')).toBeTruthy();
});

test('while data are loaded the dashboard shows how far it is and reads again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const tasks: Task[] = [
    {
      taskId: 'b1',
      kind: 'backfill',
      state: 'running',
      done: 40,
      total: 100,
      message: null,
      updatedAt: '2026-11-20T14:00:00.000Z',
    },
  ];
  const { asked } = renderDashboard({ tasks, layout: THREE });
  const progress = await screen.findByRole('progressbar', { name: /Backfilling history/ });
  expect(progress.getAttribute('aria-valuenow')).toBe('40');
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(asked.length).toBeGreaterThan(before);
  tasks.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  vi.useRealTimers();
});
