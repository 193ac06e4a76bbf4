// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
  type Surroundings,
} from '../../../components/testing/draw-view.tsx';
import { ViewLinks } from '../ViewLinks.tsx';

beforeEach(() => {
  window.localStorage.clear();
  setLocale({ language: 'en', timeZone: 'UTC' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const AT = '2026-11-02T09:00:00.000Z';
const VIEW = {
  viewId: 'v1',
  name: 'Cards going out',
  query: 'managed=all&severity=HIGH&dataType=payment-card',
  isShared: false,
  isOwn: true,
  authorName: 'Dana Whitfield',
  missing: [],
  updatedAt: AT,
  rev: 3,
};
const SHARED = {
  ...VIEW,
  viewId: 'v2',
  name: 'Night shift',
  query: 'managed=all&hours=1',
  isShared: true,
  isOwn: false,
  authorName: 'Ida',
};
const COUNTS = {
  items: [
    { id: 'v1', open: 12 },
    { id: 'v2', open: null },
    { id: 'mine', open: 4 },
    { id: 'suppressed', open: null },
  ],
  asOf: AT,
};

const CHOSEN = {
  language: null,
  timeZone: null,
  dashboardLayout: null,
  tableLayouts: {},
  defaultView: null,
};

const serverOf =
  (views: object[], answer: Server = () => problem(404)): Server =>
  (call) => {
    if (call.path.startsWith('/v1/saved-views/counts')) return COUNTS;
    if (call.path === '/v1/preferences')
      return { ...CHOSEN, ...(call.body === undefined ? {} : Object(call.body)) };
    if (call.method === 'GET' && call.path === '/v1/saved-views') return { items: views };
    return answer(call);
  };

const LIST = { columns: ['severity', 'detection'], hasOwnColumns: false, asOf: undefined };
const OPEN = '?managed=all&severity=HIGH&dataType=payment-card&view=v1';

const draw = (search: string, server: Server, more: Partial<Surroundings> = {}) =>
  drawView(<ViewLinks list={LIST} />, { search, path: '/detections', server, ...more });
const sent = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');
const shown = () => new URLSearchParams(window.location.search);

async function openMenu(): Promise<HTMLElement> {
  await act(async () => fireEvent.keyDown(document.body, { key: 'w' }));
  return screen.findByRole('menu', { name: /^Saved view/ });
}
const choose = async (name: RegExp | string) => {
  const menu = await openMenu();
  await act(async () => fireEvent.click(within(menu).getByRole('menuitem', { name })));
};

test('a key opens the views, one’s own and the shared ones, each with what is open in it', async () => {
  draw('', serverOf([VIEW, SHARED]));
  await screen.findByRole('link', { name: 'My queue' });
  const menu = await openMenu();
  await within(menu).findByText('Mine');
  within(menu).getByText('Shared with the organisation');
  const own = within(menu).getByRole('menuitem', { name: /Cards going out/ });
  await waitFor(() => expect(own.textContent).toBe('Cards going out12 open'));
  expect(within(menu).getByRole('menuitem', { name: /Night shift/ }).textContent).toBe(
    'Night shiftby Ida',
  );
  fireEvent.click(own);
  await screen.findByRole('button', { name: 'Saved view: Cards going out' });
  expect(`?${shown().toString()}`).toBe(OPEN);
});

test('built-in views are links with what is open in them; one hangs on its flag', async () => {
  draw('', serverOf([]), { flagsOff: ['internal_policies_enabled'] });
  const mine = await screen.findByRole('link', { name: 'My queue' });
  await waitFor(() => expect(mine.getAttribute('title')).toBe('4 open'));
  expect(screen.getByRole('link', { name: 'Suppressed' }).getAttribute('title')).toBeNull();
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Built-in policies' })).toBeNull();
});

test('where there is none the menu says how to save one, and saving it opens it', async () => {
  const made = { ...VIEW, viewId: 'v9', name: 'High ones', query: 'managed=all&severity=HIGH' };
  const { calls } = draw(
    '?severity=HIGH',
    serverOf([], () => made),
  );
  const menu = await openMenu();
  await within(menu).findByText(/^None yet/);
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Save as new view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: ' High ones ' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Include columns/ }));
  fireEvent.submit(field);
  await screen.findByText('“High ones” saved');
  expect(sent(calls)).toEqual([
    {
      method: 'POST',
      path: '/v1/saved-views',
      body: {
        name: 'High ones',
        isShared: false,
        query: 'managed=all&severity=HIGH&cols=severity%2Cdetection',
      },
    },
  ]);
  expect(shown().get('view')).toBe('v9');
  await screen.findByRole('button', { name: 'Saved view: High ones' });
});

test('a name that is taken is told at its field, and the dialog stays', async () => {
  const taken = () =>
    problem(409, {
      code: 'view.name_taken',
      title: 'Another view has this name',
      errors: [{ path: 'name', message: 'is taken' }],
    });
  draw('', serverOf([], taken), { denied: ['detection:triage'] });
  await choose('Save as new view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  expect(
    within(dialog)
      .getByRole('checkbox', { name: /^Share with/ })
      .hasAttribute('disabled'),
  ).toBe(true);
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Mine' } });
  fireEvent.submit(field);
  await within(dialog).findByText('Another view has this name');
});

test('a list that differs from its view says so, and is saved to it or put back', async () => {
  const changed = { ...VIEW, query: 'managed=all&severity=HIGH', rev: 4 };
  const { calls } = draw(
    '?severity=HIGH&view=v1',
    serverOf([VIEW], () => changed),
  );
  await screen.findByRole('button', { name: 'Saved view: Cards going out, changed' });
  await choose('Discard changes');
  await waitFor(() => expect(`?${shown().toString()}`).toBe(OPEN));
  expect(screen.queryByText('Changed')).toBeNull();
  await act(async () => window.history.back());
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  expect(sent(calls)).toEqual([
    {
      method: 'PATCH',
      path: '/v1/saved-views/v1',
      body: { rev: 3, query: 'managed=all&severity=HIGH' },
    },
  ]);
});

test('the open view is renamed, shared and deleted, which the toast takes back', async () => {
  let held = VIEW;
  const { calls } = draw(
    OPEN,
    serverOf([VIEW], ({ method, path, body }) => {
      if (method === 'DELETE') return { viewId: 'v1' };
      if (!path.endsWith('/restore')) held = { ...held, ...Object(body), rev: held.rev + 1 };
      return held;
    }),
  );
  await screen.findByRole('button', { name: 'Saved view: Cards going out' });
  await choose('Rename…');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Cards' } });
  fireEvent.submit(field);
  await screen.findByRole('button', { name: 'Saved view: Cards' });
  await choose('Share with the organisation');
  await screen.findByText('“Cards” shared');
  await choose('Delete');
  await screen.findByText('“Cards” deleted');
  // The list stays unchanged.
  expect(shown().toString()).toBe('managed=all&severity=HIGH&dataType=payment-card');
  screen.getByRole('button', { name: 'Saved views' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Saved view: Cards' });
  expect(sent(calls).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/v1/saved-views/v1', { rev: 3, name: 'Cards' }],
    ['PATCH', '/v1/saved-views/v1', { rev: 4, isShared: true }],
    ['DELETE', '/v1/saved-views/v1', {}],
    ['POST', '/v1/saved-views/v1/restore', {}],
  ]);
});

test('who may not triage opens a shared view and leaves it as it is', async () => {
  draw('?managed=all&hours=2&view=v2', serverOf([SHARED]), { denied: ['detection:triage'] });
  await screen.findByText('Changed');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  const menu = await openMenu();
  for (const name of [/^Save changes/, /^Rename/, /^Make private/, /^Delete/]) {
    expect(within(menu).getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true');
  }
});

test('of two who change a view the second is told, and sees what it is now', async () => {
  const { calls } = draw(
    '?view=v1',
    serverOf([VIEW], () => problem(409, { code: 'resource.conflict' })),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Someone else changed “Cards going out”');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/v1/saved-views')).toHaveLength(2),
  );
});

test('a view that uses deleted filter values says so, and is mended by one press', async () => {
  const view = {
    ...VIEW,
    missing: [
      { filter: 'dataType', value: 'payment-card' },
      { filter: 'mood', value: 'bad' },
    ],
  };
  const { calls } = draw(
    OPEN,
    serverOf([view], () => ({ ...view, query: 'managed=all&severity=HIGH', missing: [], rev: 4 })),
  );
  const notice = await screen.findByRole('region', { name: 'About the open view' });
  expect(notice.textContent).toContain('Data type payment-card, mood bad');
  fireEvent.click(within(notice).getByRole('button', { name: 'Remove from view' }));
  await waitFor(() => expect(screen.queryByText(/uses deleted filter values/)).toBeNull());
  expect(sent(calls)[0]?.body).toEqual({ rev: 3, query: 'managed=all&severity=HIGH' });
  expect(shown().get('dataType')).toBeNull();
});

test('a link to a view that is not the reader’s keeps its filters and says so', async () => {
  draw('?severity=HIGH&view=v7', serverOf([VIEW]));
  const notice = await screen.findByRole('region', { name: 'About the open view' });
  fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(shown().toString()).toBe('severity=HIGH'));
});

test('the view in sight becomes the one that the list opens with', async () => {
  const { calls } = draw(OPEN, serverOf([VIEW]));
  const menu = await openMenu();
  fireEvent.click(await within(menu).findByRole('menuitem', { name: 'Open by default' }));
  await screen.findByText('Detections opens with this view');
  expect(sent(calls)).toEqual([
    { method: 'PATCH', path: '/v1/preferences', body: { defaultView: 'v1' } },
  ]);
});

test('where the views could not be read, the menu says so and tries again', async () => {
  let hasFailed = false;
  draw('', (call) => {
    if (call.path.startsWith('/v1/saved-views/counts')) return COUNTS;
    if (call.path === '/v1/preferences') return CHOSEN;
    if (hasFailed) return { items: [VIEW] };
    hasFailed = true;
    return problem(500);
  });
  const menu = await openMenu();
  await within(menu).findByText('Could not load saved views');
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Try again' }));
  const again = await openMenu();
  expect(await within(again).findByRole('menuitem', { name: /Cards going out/ })).toBeDefined();
});

test('beside the cases views are opened and none is saved', async () => {
  drawView(<ViewLinks />, {
    search: '?view=cases',
    path: '/detections',
    server: serverOf([VIEW]),
  });
  const menu = await openMenu();
  const items = await within(menu).findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cards going out12 open']);
});
