// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaseDialog } from '../../../components/cases/CaseDialog.tsx';
import { CaseLinks } from '../../../components/cases/CaseLinks.tsx';
import { drawView, problem, type Server } from '../../../components/testing/draw-view.tsx';
import { CasesView } from './CasesView.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const AT = '2026-11-02T09:00:00.000Z';
const CASE = {
  caseId: 'c1',
  number: 7,
  title: 'Drawings went out',
  kind: 'leaver',
  severity: 'HIGH',
  state: 'open',
  outcome: null,
  lead: null,
  isRestricted: false,
  detections: 1,
  openDetections: 1,
  tasks: 1,
  openTasks: 1,
  dueAt: null,
  createdAt: AT,
  updatedAt: AT,
  rev: 4,
  notes: '',
  members: [{ userId: 'u1', name: 'Dana Whitfield' }],
  taskList: [
    { taskId: 't1', text: 'Ask', isDone: false, assignee: null, doneBy: null, doneAt: null },
  ],
  items: [
    {
      detectionId: 'd1',
      number: 3,
      title: 'Shared outside',
      severity: 'HIGH',
      status: 'escalated',
      lastSeenAt: AT,
    },
  ],
  restriction: null,
  timeline: [
    { at: AT, actorName: 'Ida', kind: 'state', detail: 'closed: benign', reason: null },
    { at: AT, actorName: 'Ida', kind: 'created', detail: 'Drawings went out', reason: null },
  ],
};

const server: Server = ({ method, path }) => {
  if (path.startsWith('/v1/members')) return { items: [{ userId: 'u2', name: 'Ida' }] };
  if (path.startsWith('/v1/cases/c1')) return CASE;
  if (path.startsWith('/v1/cases/')) return problem(404);
  if (path.startsWith('/v1/cases')) return method === 'GET' ? { items: [CASE] } : CASE;
  return problem(404);
};
const draw = (caseId: string | null, answer: Server = server, more: object = {}) =>
  drawView(<CasesView caseId={caseId} />, {
    search: caseId === null ? '?view=cases' : `?view=cases&case=${caseId}`,
    path: '/detections',
    server: answer,
    ...more,
  });

test('the list has each case as a link, and marks its view', async () => {
  draw(null);
  const link = await screen.findByRole('link', { name: 'CASE-7 Drawings went out' });
  expect(link.getAttribute('href')).toBe('/detections?view=cases&case=c1');
  const view = screen.getByRole('link', { name: 'Cases' });
  expect(view.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
});

test('where no case is open the list says what a case is, and a failure is told', async () => {
  draw(null, () => ({ items: [] }));
  expect(await screen.findByText('No open cases')).toBeDefined();
  cleanup();
  draw(null, () => problem(500));
  expect(await screen.findByText('It did not work')).toBeDefined();
});

test('one case shows its parts, and a task is ticked, given and added', async () => {
  const { calls } = draw('c1');
  await screen.findByRole('heading', { level: 1, name: 'Drawings went out' });
  expect(screen.getByRole('link', { name: /Shared outside/ }).getAttribute('href')).toBe(
    '/detections/d1',
  );
  screen.getByText('Closed – Benign');
  const sent = () => calls.filter(({ method }) => method !== 'GET');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask' }));
  await waitFor(() =>
    expect(sent()[0]).toEqual({
      method: 'PATCH',
      path: '/v1/cases/c1/tasks/t1',
      body: { isDone: true },
    }),
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'New task' }), {
    target: { value: ' Call legal ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent()[1]).toEqual({
      method: 'POST',
      path: '/v1/cases/c1/tasks',
      body: { text: 'Call legal', assigneeId: null },
    }),
  );
});

test('notes are saved with the revision that was seen, and another one is told', async () => {
  const { calls } = draw('c1', (call) =>
    call.method === 'PATCH' ? problem(409, { code: 'resource.conflict' }) : server(call),
  );
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  fireEvent.change(notes, { target: { value: 'Talked to him' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Someone else changed this case');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    rev: 4,
    notes: 'Talked to him',
  });
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Talked to him');
});

test('closing asks how it ended', async () => {
  const { calls } = draw('c1');
  const state = await screen.findByRole('button', { name: 'State: Open' });
  fireEvent.keyDown(state, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close case' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Benign' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close case' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      rev: 4,
      state: 'closed',
      outcome: 'benign',
    }),
  );
});

test('a case that is not there, or not for the reader, is not told apart', async () => {
  draw('c2');
  expect(await screen.findByText('Not available')).toBeDefined();
});

test('without the right to triage nothing can be changed', async () => {
  draw('c1', server, { denied: ['detection:triage'] });
  await screen.findByRole('heading', { level: 1, name: 'Drawings went out' });
  expect(screen.getByRole('checkbox', { name: 'Ask' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('detections go into a new case or into one that is open', async () => {
  const onDone = vi.fn();
  const { calls } = drawView(
    <CaseDialog
      detectionIds={['d1', 'd2']}
      proposedTitle="Both"
      onDone={onDone}
      onClose={() => {}}
    />,
    { search: '', path: '/detections', server },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Add 2 detections to a case' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create case' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.anything(), true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Both',
    kind: 'other',
    detectionIds: ['d1', 'd2'],
  });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Existing case' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: /^Case/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'CASE-7 Drawings went out' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(expect.anything(), false));
  expect(calls.find(({ path }) => path === '/v1/cases/c1/detections')?.body).toEqual({
    detectionIds: ['d1', 'd2'],
  });
});

test('a detection names the cases that it is in', async () => {
  drawView(<CaseLinks detectionId="d1" />, { search: '', path: '/detections/d1', server });
  const link = await screen.findByRole('link', { name: 'CASE-7 Drawings went out' });
  expect(link.getAttribute('href')).toBe('/detections?view=cases&case=c1');
});
