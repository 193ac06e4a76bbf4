// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../../../components/testing/draw-view.tsx';
import { personNodeId } from './graph/person-id.ts';
import { COPIES, LUCA, OBJECT, TRACE } from './trace-fixture.data.ts';
import { TracePanel } from './TracePanel.tsx';

let media: (query: string) => boolean;
beforeEach(() => {
  setLocale({ language: 'en', timeZone: 'UTC' });
  media = (query) => query.includes('min-width');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: media(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers =
  (trace: object = TRACE): Server =>
  ({ path }) => {
    if (path.startsWith('/v1/traces/')) return path.includes('/prov') ? { entity: {} } : trace;
    if (path.includes('/neighbours')) return COPIES;
    if (path.includes('/blast-radius')) {
      return {
        asOf: TRACE.asOf,
        object: OBJECT,
        copies: TRACE.versions.slice(4, 6).map((version, index) => ({
          version,
          trust: index === 0 ? 'inside' : 'external',
          hops: index + 1,
          minConfidence: 1,
          exposure: null,
        })),
        byTrust: { inside: 1, unknown: 0, outside: 1, public: 0 },
        isTruncated: false,
      };
    }
    return problem(404);
  };

/** As a table, which this DOM can render: it has no layout. */
const draw = (search = '', server: Server = answers(), more: object = {}) =>
  drawView(<TracePanel originId="o1" destinationId="d1" />, {
    search: `?as=table${search}`,
    path: '/traces/o1/d1',
    server,
    ...more,
  });

const params = () => new URLSearchParams(window.location.search);
const rows = () => screen.getAllByRole('row').slice(1);
const cellsOf = (column: number) =>
  rows().map((row) => within(row).getAllByRole('cell')[column]?.textContent);

test('the table has a row for each step of the first path, and is sorted by a press', async () => {
  draw();
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(cellsOf(1)).toEqual([
    'Download',
    'Rename',
    'Compress',
    'Upload',
    'Download',
    'Decompress',
    'Upload',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Confidence' }));
  expect(cellsOf(1)[0]).toBe('Download');
  fireEvent.click(screen.getByRole('button', { name: 'Confidence' }));
  expect(cellsOf(1).slice(0, 3)).toEqual(['Upload', 'Decompress', 'Compress']);
});

test('a step says why it is one, from its facts alone, and stands in the address by its id', async () => {
  draw();
  await waitFor(() => expect(rows()).toHaveLength(7));
  fireEvent.click(screen.getByText('Compress', { selector: 'span' }));
  expect(params().get('object')).toBe('notes-archive');
  const panel = screen.getByRole('complementary', { name: 'Details' });
  const why = within(panel).getByText('Why these are linked').closest('section');
  expect([...(why?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'archive.zip contains notes.txt according to its file list.',
    'Both have the same content, SHA-256 9f2c40aa…b71a.',
  ]);
});

test('an act that two sources saw is one act with two views, and leads to its detections', async () => {
  const { calls } = draw('&object=archive-drive');
  await screen.findByText('One event, recorded by 2 sources:');
  expect(screen.getByText('View 2 of 2')).not.toBeNull();
  expect(await screen.findAllByText(/This event is not available/)).toHaveLength(2);
  const read = calls.filter(({ path }) => path.startsWith('/v1/events/'));
  expect(read.map(({ path }) => path)).toEqual([
    '/v1/events/event-upload/lineage',
    '/v1/events/event-upload-seen-by-drive/lineage',
  ]);
  const link = screen.getByRole('link', { name: /Card numbers leave/ });
  expect(link.getAttribute('href')).toBe('/detections/d1');
});

test('a gap is told with its reason', async () => {
  draw('&object=laptop');
  expect(await screen.findByText('Lineage lost here')).not.toBeNull();
  expect(screen.getByText('Its content changed without a recorded event')).not.toBeNull();
});

test('a person is named in the inspector, never in the address', async () => {
  draw(`&object=${personNodeId(LUCA.key)}`);
  await screen.findByRole('complementary', { name: 'Details' });
  expect(window.location.search).not.toMatch(/luca|northwind/i);
  const panel = screen.getByRole('complementary', { name: 'Details' });
  expect(within(panel).getByText('Luca Moretti')).not.toBeNull();
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
});

test('paths are chosen one or several, and the critical one alone', async () => {
  draw();
  fireEvent.click(await screen.findByRole('button', { name: /^Show only Path 2/ }));
  expect(params().get('path')).toBe('short');
  await waitFor(() => expect(rows()).toHaveLength(3));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Path 1' }));
  await waitFor(() => expect(rows()).toHaveLength(8));
  fireEvent.click(screen.getByRole('switch', { name: 'Critical path only' }));
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(params().get('compact')).toBe('1');
  act(() => window.history.back());
  await waitFor(() => expect(rows()).toHaveLength(8));
});

test('what a version led to is opened and closed, and read once', async () => {
  const { calls } = draw('&object=export');
  fireEvent.click(await screen.findByRole('button', { name: '+8 downstream: cards_export.csv' }));
  expect(params().get('expanded')).toBe('down.export');
  await waitFor(() => expect(rows()).toHaveLength(15));
  const close = () => screen.getByRole('button', { name: 'Less downstream: cards_export.csv' });
  fireEvent.click(close());
  await waitFor(() => expect(rows()).toHaveLength(7));
  fireEvent.click(screen.getByRole('button', { name: /^\+8 downstream/ }));
  await waitFor(() => expect(rows()).toHaveLength(15));
  expect(calls.filter(({ path }) => path.includes('/neighbours'))).toHaveLength(1);
});

test('the live copies of an object are counted by trust, each with its own trace', async () => {
  draw('&object=archive');
  fireEvent.click(await screen.findByRole('button', { name: 'Show live copies' }));
  await screen.findByText('2 live copies');
  const links = screen.getAllByRole('link', { name: /^Trace to/ });
  // External ones come first.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/traces/archive/laptop',
    '/traces/archive/drive',
  ]);
});

test('steps below the threshold are left out by the server, and the slider says so', async () => {
  const { calls } = draw('&minConfidence=0.75');
  await screen.findByText('75% or more');
  expect(calls[0]?.path).toContain('minConfidence=0.75');
  fireEvent.change(screen.getByRole('slider', { name: 'Confidence from' }), {
    target: { value: '0.9' },
  });
  expect(screen.getByText('90% or more')).not.toBeNull();
  await waitFor(() => expect(params().get('minConfidence')).toBe('0.9'));
});

test('without a path it says how far was looked, offers a longer range and what is near', async () => {
  const alternative = { origin: TRACE.origin, destination: TRACE.destination, events: 12 };
  const none = { ...TRACE, paths: [], versions: [], edges: [], alternatives: [alternative] };
  draw('&from=now-7d&minConfidence=0.5', answers(none));
  expect(await screen.findByText('No path within this range')).not.toBeNull();
  expect(screen.getByText(/812 versions searched/)).not.toBeNull();
  expect(screen.getByText('Steps below 50% confidence are hidden.')).not.toBeNull();
  const near = screen.getByRole('region', { name: 'Nearby objects with a path' });
  expect(within(near).getByRole('link').getAttribute('href')).toBe('/traces/o1/d1');
  fireEvent.click(screen.getByRole('button', { name: 'Extend the range: Last 90 days' }));
  expect(params().get('from')).toBe('now-90d');
});

test('a search that ended at its bound is told', async () => {
  draw('', answers({ ...TRACE, isTruncated: true }));
  expect(await screen.findByText(/limit was reached after 812 versions/)).not.toBeNull();
});

test('unknown ids, a refusal and a failure each say what they are', async () => {
  draw('', () => problem(404));
  expect(await screen.findByText('Not available')).not.toBeNull();
  cleanup();
  draw('', () => problem(403));
  expect(await screen.findByText(/activity:read/)).not.toBeNull();
  cleanup();
  let isBroken = true;
  draw('', (call) => (isBroken ? problem(500) : answers()(call)));
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  isBroken = false;
  fireEvent.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(7));
});

test('without the permission nothing can be taken along', async () => {
  draw('', answers(), { denied: ['activity:export'] });
  const button = await screen.findByRole('button', { name: 'Export' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the acts are walked through in the timeline, a press opens one', async () => {
  draw();
  const timeline = await screen.findByRole('list', { name: 'Events in order of time' });
  const acts = within(timeline).getAllByRole('button');
  expect(acts).toHaveLength(7);
  act(() => acts[0]?.focus());
  fireEvent.keyDown(acts[0] ?? timeline, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(acts[1]);
  fireEvent.click(acts[1] ?? timeline);
  expect(params().get('object')).toBe('export-notes');
});

test('who wants no motion goes through the replay act by act', async () => {
  media = () => true;
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(screen.getByText('1 of 7 events')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(screen.getByText('2 of 7 events')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'End replay' }));
  expect(screen.queryByText('2 of 7 events')).toBeNull();
});

test('the search counts what it finds by name, place and act', async () => {
  draw();
  await waitFor(() => expect(rows()).toHaveLength(7));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in this trace' }), {
    target: { value: 'archive' },
  });
  expect(await screen.findByText('1 of 3')).not.toBeNull();
});
