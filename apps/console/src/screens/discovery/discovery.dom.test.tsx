// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Server,
  type Surroundings,
} from '../../components/testing/draw-view.tsx';
import { DiscoveryPage } from './DiscoveryPage.tsx';
import { emptyMap, flowMap, idOf, largeMap, reviewOf } from './testing/flow-fixture.data.ts';

beforeEach(() => {
  setLocale({ language: 'en', timeZone: 'UTC' });
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const NONE = { items: [], total: 0, nextCursor: null };

const answer: Server = ({ path }) => {
  const { pathname, searchParams } = new URL(path, 'https://console.invalid');
  switch (pathname) {
    case '/v1/flows':
      return flowMap({
        originIds: searchParams.getAll('originIds'),
        destinationIds: searchParams.getAll('destinationIds'),
      });
    case '/v1/flows/difference':
      return { ...flowMap(), previousFrom: flowMap().from, items: [], omitted: 0, unchanged: 3 };
    case '/v1/flow-reviews':
      return { ...NONE, counts: [], deviating: 0 };
    default:
      return NONE;
  }
};

const draw = (search = '', around: Partial<Surroundings> = {}) =>
  drawView(<DiscoveryPage />, { search, path: '/discovery', server: answer, ...around });

const SALESFORCE = idOf('o', 'Salesforce');
const SLACK = idOf('d', 'Slack');
const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const band = (name: RegExp) => screen.findByRole('link', { name });
const params = () => new URLSearchParams(window.location.search);

test('bands, lists and the figures above them tell the same', async () => {
  draw();
  const map = flowMap();
  await band(/^Salesforce to Slack, 1,840 events/);
  expect(screen.getByRole('button', { name: /^Events 6,905/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  const drawn = document.querySelectorAll('svg a[data-mark^="link "]');
  expect(drawn).toHaveLength(map.bands.length);
  const sum = [...drawn]
    .map((mark) =>
      Number(
        /([\d,]+) event/.exec(mark.getAttribute('aria-label') ?? '')?.[1]?.replaceAll(',', ''),
      ),
    )
    .reduce((all, one) => all + one, 0);
  expect(sum).toBe(map.total.events);
  // The histogram's own sum.
  const histogram = screen.getByRole('figure', { name: 'Events over time' });
  expect(within(histogram).getByText('6,905')).not.toBeNull();
});

test('ticks stand in the address, and figures, histogram and lists follow them', async () => {
  const { calls } = draw();
  fireEvent.click(await tick('Salesforce'));
  expect(params().get('originIds')).toBe(SALESFORCE);
  const entries = window.history.length;
  await screen.findByText('Selected places', { exact: false });
  fireEvent.click(await tick('Slack'));
  expect(params().get('destinationIds')).toBe(SLACK);
  // With both lists the entry is replaced, not added.
  expect(window.history.length).toBe(entries);
  await waitFor(() => expect(screen.getAllByText('1,840').length).toBeGreaterThan(1));
  expect(
    calls.some(
      ({ path }) => path.includes(`destinationIds=${SLACK}`) && path.includes('originIds'),
    ),
  ).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Origin is Salesforce' }));
  expect(params().has('originIds')).toBe(false);
});

test('a press on a band leads to its trace, with what else is shown', async () => {
  draw('?originIds=' + SALESFORCE);
  fireEvent.click(await band(/^Salesforce to Gmail, /));
  expect(window.location.pathname).toBe(`/traces/${SALESFORCE}/${idOf('d', 'Gmail')}`);
  expect(params().get('originIds')).toBe(SALESFORCE);
  expect(params().get('from')).toBe('now-30d');
});

test('chosen flows are sanctioned with a reason, and the decision is taken back', async () => {
  const sent: unknown[] = [];
  const server: Server = (call) => {
    if (call.method !== 'PUT') return answer(call);
    sent.push(call.body);
    return reviewOf('sanctioned', { rev: 7 });
  };
  draw('', { server });
  fireEvent.keyDown(await band(/^Salesforce to Slack, /), { key: 'x' });
  const bar = await screen.findByRole('group', { name: 'Selected flows' });
  expect(within(bar).getByText('1 flow selected')).not.toBeNull();
  fireEvent.click(within(bar).getByRole('button', { name: 'Sanction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sanction 1 flow' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sanction' }));
  expect(await within(dialog).findByRole('alert')).not.toBeNull();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Sales works in channels' },
  });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Sanction' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({
    state: 'sanctioned',
    reason: 'Sales works in channels',
    ownerId: 'u1',
    rev: 0,
  });
  expect(sent[1]).toEqual({
    state: 'unreviewed',
    reason: null,
    ownerId: null,
    expiresAt: null,
    rev: 7,
  });
  await screen.findByText('Previous decision restored');
});

test('without the permission nothing can be decided, and the button says why', async () => {
  draw(`?sel=${SALESFORCE}~${SLACK}`, { denied: ['flow:review'] });
  const bar = await screen.findByRole('group', { name: 'Selected flows' });
  expect(
    within(bar)
      .getByRole('button', { name: /Sanction/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

test('many places are a matrix', async () => {
  draw('?limit=80', { server: (call) => (isMap(call.path) ? largeMap(60) : answer(call)) });
  await band(/^Place 1 to Place 1,/);
  expect(screen.getAllByRole('checkbox', { name: /^Select Place/ })).toHaveLength(120);
});

const isMap = (path: string): boolean => path.startsWith('/v1/flows?');

test('an empty tenant names the next step; a filter that leaves nothing can be taken away', async () => {
  const empty: Server = (call) => (isMap(call.path) ? emptyMap() : answer(call));
  draw('', { server: empty });
  expect(await screen.findByText('No data has moved yet')).not.toBeNull();
  cleanup();
  draw('?category=External+Share', { server: empty });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Remove filter Category is External Share' }),
  );
  expect(params().has('category')).toBe(false);
});

test('a refused read says which permission is missing, a failed one can be repeated', async () => {
  draw('', { server: (call) => (isMap(call.path) ? problem(403) : answer(call)) });
  expect(await screen.findByText(/activity:read/)).not.toBeNull();
  cleanup();
  draw('', { server: (call) => (isMap(call.path) ? problem(422) : answer(call)) });
  expect(await screen.findByRole('button', { name: 'Try again' })).not.toBeNull();
});
