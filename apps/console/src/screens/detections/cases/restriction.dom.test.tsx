// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaseDialog } from '../../../components/cases/CaseDialog.tsx';
import { HiddenNotice } from '../../../components/cases/HiddenNotice.tsx';
import { drawView, type Server } from '../../../components/testing/draw-view.tsx';
import { CasesView } from './CasesView.tsx';

/** Restricting a case, its effect on visibility, and the owners' access. */
beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const AT = '2026-11-02T09:00:00.000Z';
const REASON = 'A colleague is under suspicion';
const CASE = {
  caseId: 'c1',
  number: 7,
  title: 'Drawings went out',
  kind: 'leaver',
  severity: 'HIGH',
  state: 'open',
  outcome: null,
  lead: null,
  isRestricted: true,
  restriction: { at: AT, by: { userId: 'u1', name: 'Dana Whitfield' }, reason: REASON },
  detections: 0,
  openDetections: 0,
  tasks: 0,
  openTasks: 0,
  dueAt: null,
  createdAt: AT,
  updatedAt: AT,
  rev: 4,
  notes: '',
  members: [
    { userId: 'u1', name: 'Dana Whitfield' },
    { userId: 'u2', name: 'Ida' },
    { userId: 'u3', name: 'Jo' },
  ],
  taskList: [],
  items: [],
  timeline: [
    {
      at: AT,
      actorName: 'Otto',
      kind: 'broken_in',
      detail: null,
      reason: 'The board asked for it',
    },
    { at: AT, actorName: 'Dana', kind: 'member_removed', detail: 'Kim', reason: 'Left the team' },
    { at: AT, actorName: null, kind: 'passed_to_owners', detail: 'Otto', reason: null },
  ],
};
const HIDDEN = {
  caseId: 'c9',
  number: 9,
  restrictedAt: AT,
  restrictedBy: { userId: 'u2', name: 'Ida' },
  members: 2,
  detections: 14,
  isMember: false,
  isUnconfirmed: true,
};

const server: Server = ({ path, method }) => {
  if (path.startsWith('/v1/members')) {
    return {
      items: [
        { userId: 'u3', name: 'Jo', mayClose: 'nothing' },
        { userId: 'u2', name: 'Ida', mayClose: 'all' },
      ],
    };
  }
  if (path === '/v1/cases/restricted') return { items: [HIDDEN] };
  if (path.startsWith('/v1/cases/')) return CASE;
  if (path.startsWith('/v1/cases')) {
    return method === 'GET' ? { items: [CASE], hidden: 3 } : CASE;
  }
  return { items: [] };
};
const draw = (search: string, more: object = {}) =>
  drawView(<CasesView caseId={new URLSearchParams(search).get('case')} />, {
    search,
    path: '/detections',
    server,
    ...more,
  });

test('a new restricted case asks for a member who can close, offered first, and for a reason', async () => {
  const { calls } = drawView(
    <CaseDialog detectionIds={[]} proposedTitle="Quiet" onDone={() => {}} onClose={() => {}} />,
    { search: '', path: '/detections', server },
  );
  const dialog = await screen.findByRole('dialog', { name: 'New case' });
  const create = () => within(dialog).getByRole('button', { name: 'Create case' });
  fireEvent.click(within(dialog).getByRole('switch', { name: /^Restrict to members/ }));
  expect(create().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Members/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'IdaCan close all detections',
    'JoCannot close detections',
  ]);
  // Jo cannot close anything, and so does not count.
  fireEvent.click(screen.getByRole('option', { name: /^Jo/ }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Reason/ }), {
    target: { value: REASON },
  });
  expect(create().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: /^Ida/ }));
  fireEvent.click(create());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Quiet',
      kind: 'other',
      detectionIds: [],
      isRestricted: true,
      memberIds: ['u3', 'u2'],
      reason: REASON,
    }),
  );
});

test('detections go into a restricted case with a reason only', async () => {
  const { calls } = drawView(
    <CaseDialog detectionIds={['d1']} onDone={() => {}} onClose={() => {}} />,
    { search: '', path: '/detections', server },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Add the detection to a case' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Existing case' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: /^Case/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'CASE-7 Drawings went out' }));
  const add = () => within(dialog).getByRole('button', { name: 'Add' });
  expect(add().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Reason/ }), {
    target: { value: REASON },
  });
  fireEvent.click(add());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      detectionIds: ['d1'],
      reason: REASON,
    }),
  );
});

test('removing a member of a restricted case asks why, lifting the restriction does not', async () => {
  const { calls } = draw('?view=cases&case=c1');
  expect(await screen.findByText(/^Restricted by Dana Whitfield on /)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Case members' });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Members/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^Jo/ }));
  const save = () => within(dialog).getByRole('button', { name: 'Save' });
  expect(save().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'Works on something else' },
  });
  fireEvent.click(save());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      rev: 4,
      memberIds: ['u1', 'u2'],
      reason: 'Works on something else',
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const again = await screen.findByRole('dialog', { name: 'Case members' });
  fireEvent.click(within(again).getByRole('switch', { name: /^Restrict to members/ }));
  fireEvent.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
      isRestricted: false,
    }),
  );
});

test('without the right nobody restricts, lifts or removes', async () => {
  draw('?view=cases&case=c1', { denied: ['case:restrict'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Case members' });
  const restrict = within(dialog).getByRole('switch', { name: /^Restrict to members/ });
  expect(restrict.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Members/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^Jo/ }));
  const save = () => within(dialog).getByRole('button', { name: 'Save' });
  expect(save().getAttribute('aria-disabled')).toBe('true');
});

test('members see in the case who came in uninvited, and every change of access', async () => {
  draw('?view=cases&case=c1');
  const notice = await screen.findByRole('region', { name: 'Access to this case' });
  expect(notice.textContent).toMatch(/^Otto broke in to this case on .*: The board asked for it$/);
  screen.getByText('broke in to the case');
  screen.getByText('Kim: Left the team');
  screen.getByText(/^added the owners as members/);
});

test('who does not see detections is told how many, and owners where', async () => {
  draw('?view=cases');
  const notice = await screen.findByRole('region', { name: 'Hidden detections' });
  expect(notice.textContent).toContain('3 detections are in restricted cases that you cannot see.');
  const link = within(notice).getByRole('link', { name: 'View restricted cases' });
  expect(link.getAttribute('href')).toBe('/detections?view=cases&state=restricted');
  cleanup();
  draw('?view=cases', { denied: ['case:break-in'] });
  await screen.findByRole('region', { name: 'Hidden detections' });
  expect(screen.queryByRole('link', { name: 'View restricted cases' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Restricted' })).toBeNull();
  cleanup();
  drawView(<HiddenNotice count={0} />, { search: '', server });
  expect(screen.queryByRole('region', { name: 'Hidden detections' })).toBeNull();
});

test('an owner breaks in with a reason', async () => {
  const { calls } = draw('?view=cases&state=restricted');
  await screen.findByText('Check this restriction');
  fireEvent.click(screen.getByRole('button', { name: 'Break in to CASE-9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Break in to CASE-9' });
  const submit = () => within(dialog).getByRole('button', { name: 'Break in' });
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'The board asked for it' },
  });
  fireEvent.click(submit());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/cases/c9/break-in',
      body: { reason: 'The board asked for it' },
    }),
  );
});
