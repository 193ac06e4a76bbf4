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
      return {
        ...flowMap(),
        previousFrom: flowMap().from,
        items: [],
        omitted: 0,
        unchanged: 3,
        flows: [],
        days: 30,
        previousDays: 2,
        isComparable: false,
      };
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
  draw('?bars=true');
  const map = flowMap();
  await band(/^Salesforce to Slack, 1,840 events/);
  expect(screen.getByText(/^6,905 events left the organization, /)).not.toBeNull();
  expect(screen.getByRole('button', { name: /^External 6,905/ }).getAttribute('aria-pressed')).toBe(
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

test('events without a destination are a filter that is off, with its own count', async () => {
  const { calls } = draw();
  const chip = await screen.findByRole('button', { name: /^No destination 37,121/ });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  expect(calls.some(({ path }) => path.includes('scope=external'))).toBe(true);
  fireEvent.click(chip);
  expect(params().get('scope')).toBe('no_destination');
  await waitFor(() =>
    expect(calls.some(({ path }) => path.includes('scope=no_destination'))).toBe(true),
  );
});

test('the riskiest flow comes first, and map and table narrow to new ones together', async () => {
  draw();
  await band(/^GitHub to pastebin, 7 events/);
  const rowsOf = () => screen.getAllByRole('row').slice(1);
  // Critical: most sensitive events first.
  expect(rowsOf()[0]?.textContent).toContain('CriticalSalesforceChatGPT');
  expect(rowsOf()).toHaveLength(14);
  fireEvent.click(screen.getByRole('button', { name: 'New flows 1' }));
  expect(params().get('mark')).toBe('new');
  await waitFor(() => expect(rowsOf()).toHaveLength(1));
  expect(rowsOf()[0]?.textContent).toContain('pastebinNew');
  expect(document.querySelectorAll('svg a[data-mark^="link "]')).toHaveLength(1);
});

test('no flow is called new while the organization is still learned', async () => {
  const learning = { days: 3, needed: 14, markedFrom: null };
  draw('', {
    server: (call) => (isMap(call.path) ? { ...flowMap(), learning } : answer(call)),
  });
  await band(/^Salesforce to Slack, /);
  const chip = screen.getByRole('button', { name: /^New flows/ });
  expect(chip.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(chip);
  expect(params().has('mark')).toBe(false);
});

test('a month without data is not compared with, and the table says so', async () => {
  draw();
  expect(
    await screen.findByText(/^The previous period has events on only 2 days, this one on 30 days/),
  ).not.toBeNull();
});

test('open detections lead to the list of exactly these', async () => {
  draw('?from=now-7d');
  await band(/^Salesforce to ChatGPT, /);
  const row = (await screen.findAllByRole('row'))[1];
  if (row === undefined) throw new Error('There is no row');
  const link = await within(row).findByRole('link', { name: '2 open detections' });
  const address = new URL(link.getAttribute('href') ?? '', 'https://console.invalid');
  expect(address.pathname).toBe('/detections');
  expect(address.searchParams.get('flow')).toBe(`${SALESFORCE}~${idOf('d', 'ChatGPT')}`);
  expect(address.searchParams.get('from')).toBe('now-7d');
});

test('an object opens its lineage; one that nothing is joined to says so', async () => {
  const item = (name: string) => ({
    objectKey: name,
    name,
    object: { objectId: `id-${name}`, exposure: null },
    figures: flowMap().total,
    lastAt: flowMap().asOf,
  });
  const server: Server = (call) => {
    if (call.path.startsWith('/v1/flows/objects')) {
      return { items: [item('plan.xlsx'), item('alone.txt')], total: 2, nextCursor: null };
    }
    if (call.path === '/v1/objects/id-plan.xlsx') {
      return { trace: { originId: 'v1', destinationId: 'v2' } };
    }
    return call.path === '/v1/objects/id-alone.txt' ? { trace: null } : answer(call);
  };
  draw('?tab=objects', { server });
  fireEvent.click(await screen.findByText('alone.txt'));
  await screen.findByText('No lineage for this object');
  fireEvent.click(screen.getByText('plan.xlsx'));
  await waitFor(() => expect(window.location.pathname).toBe('/traces/v1/v2'));
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
