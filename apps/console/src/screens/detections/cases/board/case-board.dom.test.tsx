// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Call } from '../../../../components/testing/draw-view.tsx';
import { CaseList } from '../CaseList.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CASE = {
  caseId: 'c1',
  number: 7,
  title: 'Drawings went out',
  kind: 'leaver',
  severity: 'HIGH',
  state: 'open',
  outcome: null,
  lead: { userId: 'u2', name: 'Ida' },
  isRestricted: false,
  detections: 3,
  openDetections: 2,
  tasks: 4,
  openTasks: 1,
  dueAt: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  rev: 4,
};

const asObject = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

/** Keeps the state of 1 case, as the server does. */
function draw(more: { isRefused?: boolean; isDenied?: boolean } = {}) {
  let shown: object = CASE;
  const server = ({ method, path, body }: Call) => {
    if (path.startsWith('/v1/saved-views') || path.startsWith('/v1/detection')) {
      return { items: [], builtIn: [], facets: [], total: 0 };
    }
    if (method === 'PATCH') {
      if (more.isRefused === true) return problem(409, { code: 'resource.conflict' });
      shown = { ...shown, ...asObject(body), rev: 5 };
      return { ...shown, notes: '', members: [], taskList: [], items: [], timeline: [] };
    }
    return { items: [shown] };
  };
  return drawView(<CaseList />, {
    search: '?view=cases&as=board',
    path: '/detections',
    server,
    denied: more.isDenied === true ? ['detection:triage'] : [],
  });
}

const column = (name: string) => screen.findByRole('region', { name });
const card = () => screen.findByRole('link', { name: 'Drawings went out' });
const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PATCH');

test('cases stand in the column of their state, open ones where open ones are asked for', async () => {
  draw();
  const open = await column('Open, 1 case');
  expect(within(open).getByText('2 of 3 detections open · 1 of 4 tasks open')).toBeDefined();
  expect(
    screen.getAllByRole('region', { name: /cases?$/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Open, 1 case', 'Investigating, 0 cases', 'Waiting, 0 cases', 'Contained, 0 cases']);
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('table', { name: 'Cases' })).toBeDefined();
});

test('with Shift the arrows move a case, which keeps the focus, and the toast takes it back', async () => {
  const { calls } = draw();
  (await card()).focus();
  fireEvent.keyDown(await card(), { key: 'ArrowRight', shiftKey: true });
  const there = await column('Investigating, 1 case');
  expect(within(there).getByRole('link', { name: 'Drawings went out' })).toBe(
    document.activeElement,
  );
  expect(sent(calls)[0]).toMatchObject({
    path: '/v1/cases/c1',
    body: { rev: 4, state: 'investigating' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await column('Open, 1 case')).toBeDefined();
  expect(sent(calls)[1]?.body).toEqual({ rev: 5, state: 'open' });
});

test('closing by the menu asks how it ended first', async () => {
  const { calls } = draw();
  const more = await screen.findByRole('button', { name: 'Move CASE-7 to another state' });
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close case' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Benign' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close case' }));
  await waitFor(() =>
    expect(sent(calls)[0]?.body).toEqual({ rev: 4, state: 'closed', outcome: 'benign' }),
  );
});

test('a case is dropped on a column, and goes back where somebody has changed it meanwhile', async () => {
  const { calls } = draw({ isRefused: true });
  const item = (await card()).closest('li');
  if (item === null) throw new Error('stands in a list');
  const started = createEvent.dragStart(item);
  Object.defineProperty(started, 'dataTransfer', { value: { setData: () => undefined } });
  fireEvent(item, started);
  const waiting = await column('Waiting, 0 cases');
  fireEvent.dragOver(waiting);
  fireEvent.drop(waiting);
  expect(await screen.findByText('Someone else changed this case')).toBeDefined();
  expect(sent(calls)[0]?.body).toEqual({ rev: 4, state: 'waiting' });
  expect(await column('Open, 1 case')).toBeDefined();
});

test('who may not triage moves nothing', async () => {
  const { calls } = draw({ isDenied: true });
  fireEvent.keyDown(await card(), { key: 'ArrowRight', shiftKey: true });
  expect(screen.queryByRole('button', { name: /^Move CASE/ })).toBeNull();
  expect(sent(calls)).toEqual([]);
});
