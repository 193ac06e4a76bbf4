// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../testing/draw-view.tsx';
import { TraceStrip } from './TraceStrip.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PLACES = ['Snowflake', 'Device', 'Device', 'Dropbox'];

const TRACE = {
  paths: [{ pathId: 'p', versionIds: ['v0', 'v1', 'v2', 'v3'], edgeIds: ['e0', 'e1', 'e2'] }],
  versions: PLACES.map((name, index) => ({
    versionId: `v${index}`,
    name: `file${index}.csv`,
    place: { name },
    locationKind: 'file',
  })),
  edges: ['Download', 'Compress', 'Upload'].map((action, index) => ({
    edgeId: `e${index}`,
    action,
    strength: index === 1 ? 'likely' : 'certain',
  })),
};

const server =
  (lineage: object, events: object[] = [{ eventId: 'a1' }]): Server =>
  ({ path }) => {
    if (path.startsWith('/v1/detections/')) return { items: events, nextCursor: null, total: 1 };
    if (path.startsWith('/v1/events/')) return lineage;
    return path.startsWith('/v1/traces/') ? TRACE : problem(404);
  };

const JOINED = { trace: { originId: 'v0', destinationId: 'v3' }, unjoined: null };
const draw = (answer: Server, more: object = {}) =>
  drawView(<TraceStrip detectionId="d1" />, {
    search: '',
    path: '/detections/d1',
    server: answer,
    ...more,
  });

test('origin, steps and destination stand in one line, and T opens the trace', async () => {
  draw(server(JOINED));
  const way = await screen.findByRole('list', { name: 'Data path' });
  expect([...way.querySelectorAll('li')].map((part) => part.textContent)).toEqual([
    'Snowflakefile0.csv',
    'DownloadDevicefile1.csv',
    'CompressDevicefile2.csv',
    'UploadDropboxfile3.csv',
  ]);
  expect(screen.getByRole('link', { name: 'Open trace' }).getAttribute('href')).toBe(
    '/traces/v0/v3',
  );
  fireEvent.keyDown(document.body, { key: 't' });
  await waitFor(() => expect(window.location.pathname).toBe('/traces/v0/v3'));
});

test('where no trace is known it says why, and T does nothing', async () => {
  draw(server({ trace: null, unjoined: 'no-source' }));
  expect(await screen.findByText(/The origin of this data is unknown/)).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 't' });
  expect(window.location.pathname).toBe('/detections/d1');
});

test('without events there is no trace', async () => {
  draw(server(JOINED, []));
  expect(await screen.findByText('No trace available.')).not.toBeNull();
});

test('a failure is told; without the permission nothing is asked', async () => {
  draw(() => problem(500));
  expect(await screen.findByRole('button', { name: /again|retry/i })).not.toBeNull();
  cleanup();
  const { calls } = draw(server(JOINED), { denied: ['activity:read'] });
  expect(screen.queryByText('Trace')).toBeNull();
  expect(calls).toEqual([]);
});
