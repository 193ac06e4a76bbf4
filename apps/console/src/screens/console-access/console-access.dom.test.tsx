// @vitest-environment happy-dom
import type {
  AccessGrant,
  FactorReset,
  Invitation,
  MemberAccess,
  RoleInfo,
} from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Call, type Server } from '../../components/testing/draw-view.tsx';
import { ConsoleAccessPage } from './ConsoleAccessPage.tsx';

const SELF: MemberAccess = {
  userId: 'u1',
  name: 'Dana Whitfield',
  email: 'dana@northwind.example',
  roles: ['Owner'],
  isActive: true,
  isInvited: false,
  hasAuthenticatorApp: true,
  hasPasskey: true,
  lastSignInAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  source: 'manual',
  grantedPermissions: [],
  isLastOwner: false,
  isManageable: true,
};
const SAM: MemberAccess = { ...SELF, userId: 'u2', name: 'Sam Oduya', roles: ['Admin'] };
const GONE: MemberAccess = { ...SELF, userId: 'u3', name: 'Kim Roth', isActive: false };
const RESET: FactorReset = {
  resetId: 'r1',
  member: { userId: 'u4', name: 'Lou Marsh' },
  reason: 'Phone stolen',
  state: 'pending',
  requestedBy: { userId: 'u2', name: 'Sam Oduya' },
  requestedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-21T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
};

const AUDITOR: RoleInfo = {
  key: 'Auditor',
  roleId: null,
  name: 'Auditor',
  description: '',
  isBuiltIn: true,
  cloneOf: null,
  permissions: ['audit:read'],
  members: [],
  isGrantable: true,
  rev: 0,
};
const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/v1/members/access': [SELF, SAM, GONE],
  '/v1/roles': [AUDITOR, { ...AUDITOR, key: 'Admin', name: 'Admin' }],
};

let view: ReturnType<typeof drawView>;
function show(
  resets: FactorReset[],
  answer: Response | FactorReset = RESET,
  lists: Readonly<Record<string, readonly object[]>> = {},
) {
  const server: Server = ({ method, path }) => {
    if (method !== 'GET') return answer;
    if (path === '/v1/admin-review') return { openedAt: null, permissions: [], admins: [] };
    return { items: lists[path] ?? LISTS[path] ?? (path === '/v1/factor-resets' ? resets : []) };
  };
  view = drawView(<ConsoleAccessPage />, { search: '', path: '/user-management', server });
}
afterEach(() => {
  cleanup();
  view.router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const changes = (): Call[] => view.calls.filter(({ method }) => method !== 'GET');
const isOff = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-disabled');

test('roles and permissions of the organization are shown by name, never by key', async () => {
  const key = 'custom:ecff0867-91ad-45c0-a31f-174a698f2f78';
  const night: RoleInfo = { ...AUDITOR, key, roleId: 'r9', name: 'Night shift', isBuiltIn: false };
  const invitation: Invitation = {
    invitationId: 'i1',
    email: 'noor@northwind.example',
    name: 'Noor Bergh',
    role: key,
    state: 'pending',
    invitedBy: { userId: 'u1', name: 'Dana Whitfield' },
    invitedAt: '2026-11-20T08:00:00.000Z',
    sentAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-27T08:00:00.000Z',
    endedAt: null,
  };
  const grant: AccessGrant = {
    grantId: 'g1',
    member: { userId: 'u2', name: 'Sam Oduya' },
    permissions: ['evidence:read', 'detection:export'],
    reason: 'Weekly export',
    state: 'active',
    requestedBy: { userId: 'u1', name: 'Dana Whitfield' },
    requestedAt: '2026-11-20T08:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    endedAt: null,
  };
  show([], RESET, {
    '/v1/roles': [AUDITOR, night],
    '/v1/invitations': [invitation],
    '/v1/access-grants': [grant],
  });
  expect(await screen.findByText(/^Night shift, invited by Dana Whitfield/)).toBeTruthy();
  const granted = 'Read original records and masked findings · Export detections';
  expect(await screen.findByText(granted)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/custom:|evidence:read/);
});

test('a reset is requested for another active member, with a reason', async () => {
  show([]);
  const menu = await screen.findByRole('button', { name: 'Actions for Sam Oduya' });
  fireEvent.keyDown(menu, { key: 'Enter', code: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reset second factor…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => dialog.getByRole('button', { name: 'Request reset' });
  expect(send().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: ' Phone stolen ' } });
  fireEvent.click(send());
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    path: '/v1/factor-resets',
    body: { userId: 'u2', reason: 'Phone stolen' },
  });
  expect(await screen.findByText('Reset requested')).toBeTruthy();
});

test('a request of another person is approved after a question', async () => {
  show([RESET]);
  await press('Approve the reset for Lou Marsh');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Phone stolen')).toBeTruthy();
  expect(changes()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.path).toBe('/v1/factor-resets/r1/approve');
});

test('a request of another person is refused with a reason', async () => {
  show([RESET]);
  await press('Refuse the reset for Lou Marsh');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Not confirmed' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    path: '/v1/factor-resets/r1/refuse',
    body: { reason: 'Not confirmed' },
  });
});

test('one’s own request can be withdrawn and not approved', async () => {
  show([{ ...RESET, requestedBy: { userId: 'u1', name: 'Dana Whitfield' } }]);
  expect(await isOff('Approve the reset for Lou Marsh')).toBe('true');
  expect(await isOff('Withdraw the reset for Lou Marsh')).toBe(null);
});

test('the member concerned decides nothing', async () => {
  show([{ ...RESET, member: { userId: 'u1', name: 'Dana Whitfield' } }]);
  expect(await isOff('Approve the reset for Dana Whitfield')).toBe('true');
  expect(await isOff('Refuse the reset for Dana Whitfield')).toBe('true');
});

test('a decision that the provider did not carry out is repeated by the approver', async () => {
  const decided = { decidedAt: RESET.requestedAt, state: 'approved' } as const;
  show([
    { ...RESET, ...decided, decidedBy: { userId: 'u1', name: 'Dana Whitfield' } },
    {
      ...RESET,
      ...decided,
      resetId: 'r2',
      member: { userId: 'u5', name: 'Max Iver' },
      decidedBy: { userId: 'u2', name: 'Sam Oduya' },
    },
  ]);
  expect(await isOff('Try again to reset the second factor of Lou Marsh')).toBe(null);
  expect(await isOff('Try again to reset the second factor of Max Iver')).toBe('true');
});

test('a refusal of the server is told, and the request stays', async () => {
  show([RESET], problem(409, { code: 'reset.owner_needed', title: 'An Owner is needed' }));
  await press('Approve the reset for Lou Marsh');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/An Owner is needed/)).toBeTruthy();
  expect(await isOff('Approve the reset for Lou Marsh')).toBe(null);
});

async function choose(name: string, action: string): Promise<void> {
  const menu = await screen.findByRole('button', { name: `Actions for ${name}` });
  fireEvent.keyDown(menu, { key: 'Enter', code: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('what cannot be done with oneself, a suspended member or the last Owner says why', async () => {
  show([]);
  const reasons = async (name: string): Promise<(string | null)[]> => {
    const menu = await screen.findByRole('button', { name: `Actions for ${name}` });
    fireEvent.keyDown(menu, { key: 'Enter', code: 'Enter' });
    const items = await screen.findAllByRole('menuitem');
    const off = items.filter((item) => item.getAttribute('aria-disabled') === 'true');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape', code: 'Escape' });
    return off.map(({ textContent }) => textContent);
  };
  expect(await reasons('Dana Whitfield')).toHaveLength(4);
  expect((await reasons('Kim Roth')).join()).toContain('Activate the member first');
  expect(await reasons('Sam Oduya')).toEqual([]);
});

test('a member is suspended with a reason', async () => {
  show([]);
  await choose('Sam Oduya', 'Suspend…');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Left the team' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    method: 'POST',
    path: '/v1/members/u2/suspend',
    body: { reason: 'Left the team' },
  });
});

test('removing a member is asked once more', async () => {
  show([]);
  await choose('Sam Oduya', 'Remove…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(changes()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({ method: 'DELETE', path: '/v1/members/u2' });
});
