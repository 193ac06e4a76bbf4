// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Profile, ProfileSession } from '@waybill/contract';
import { ToastArea } from '@waybill/ui';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../app/session/session-context.ts';
import { EMAIL, fakeSdk, no, ok, signedIn } from '../../login/testing/fake-sdk.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileCalls, ProfileSdk } from './profile-sdk.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const PROFILE: Profile = {
  userId: 'U1',
  name: 'Dana Whitfield',
  email: EMAIL,
  phone: '',
  loginIds: [EMAIL],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  hasPassword: true,
  hasTotp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
};
const SESSION: ProfileSession = {
  sessionId: 'S1',
  isCurrent: true,
  methods: ['pwd', 'totp', 'mfa'],
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  address: '192.0.2.7',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
};
const WHO: Session = {
  user: { userId: 'U1', name: 'Dana Whitfield', email: EMAIL },
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
  hasFlag: () => false,
  can: () => false,
  reload: async () => {},
};

interface Around {
  profile?: Partial<Profile>;
  sessions?: ProfileSession[] | null;
  sdk?: ProfileSdk;
  tenantIds?: string[];
}

function profileSdk(): ProfileSdk {
  return { ...fakeSdk(), history: async () => ok([]), logoutAll: async () => ({}) };
}

/** Renders the profile; `server` changes the server's responses. */
function renderProfile({ profile, sessions = [SESSION], sdk, tenantIds = [] }: Around = {}) {
  const server = { profile: { ...PROFILE, ...profile }, sessions };
  const calls = {
    endSession: vi.fn<ProfileCalls['endSession']>(async () => ({})),
    removePasskey: vi.fn<ProfileCalls['removePasskey']>(async () => ({})),
    removeTotp: vi.fn<ProfileCalls['removeTotp']>(async () => ({})),
    makeRecoveryCodes: vi.fn<ProfileCalls['makeRecoveryCodes']>(),
  };
  const restart = vi.fn();
  const fetcher = async (path: string) =>
    path === '/v1/profile' ? server.profile : { items: server.sessions };
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0 }}>
      <SessionContext value={WHO}>
        <ProfileScreen tools={{ sdk: sdk ?? profileSdk(), calls, tenantIds, restart }} />
        <ToastArea />
      </SessionContext>
    </SWRConfig>,
  );
  return { server, calls, restart };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a password is changed under the policy, and a refusal is shown where it was typed', async () => {
  const sdk = profileSdk();
  sdk.password.update = vi.fn(async () => ok({})).mockResolvedValueOnce(no(400, 'E011003'));
  renderProfile({ sdk });
  await press('Change password');
  await press('Save password');
  expect((await screen.findByRole('alert')).textContent).toBe('"newPassword" must not be empty');
  type('New password', 'short');
  await press('Save password');
  await screen.findByText('The provider says E011003');
  type('New password', 'plum kettle 7');
  await press('Save password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sdk.password.update).toHaveBeenLastCalledWith(EMAIL, 'plum kettle 7');
});

test('an app is set up with its first code, then the recovery codes are shown once', async () => {
  const sdk = profileSdk();
  sdk.totp.update = async () => ok({ image: 'iVBORw0KGgo=', key: 'JBSWY3DPEHPK3PXP' });
  sdk.totp.verify = vi
    .fn(async () => signedIn({ amr: ['pwd', 'totp'] }))
    .mockResolvedValueOnce(no(401, 'E061102'));
  const { server, calls } = renderProfile({ sdk });
  await press('Set up app');
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe(
    'data:image/png;base64,iVBORw0KGgo=',
  );
  type('Authenticator code', '000000');
  await screen.findByText('The code is incorrect.');
  server.profile = { ...server.profile, hasTotp: true };
  type('Authenticator code', '123456');
  const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
  calls.makeRecoveryCodes.mockResolvedValueOnce({ codes });
  server.profile = { ...server.profile, recoveryCodesLeft: 10 };
  await press('Create recovery codes');
  expect((await screen.findByRole('list', { name: 'Recovery codes' })).children).toHaveLength(10);
  for (const name of ['Copy', 'Download', 'Print']) expect(await button(name)).not.toBeNull();
  await press('I have saved them');
  await screen.findByText('10 recovery codes left.');
  expect(screen.queryByText('code-0')).toBeNull();
});

test('the app is removed only after a question', async () => {
  const { server, calls } = renderProfile({ profile: { hasTotp: true, recoveryCodesLeft: 1 } });
  await screen.findByText('1 recovery code left.');
  await press('Remove app');
  const question = await screen.findByRole('alertdialog');
  expect(calls.removeTotp).not.toHaveBeenCalled();
  server.profile = { ...server.profile, hasTotp: false };
  fireEvent.click(within(question).getByRole('button', { name: 'Remove app' }));
  await button('Set up app');
  expect(calls.removeTotp).toHaveBeenCalledTimes(1);
});

test('passkeys are added by the browser and removed after a question', async () => {
  const sdk = profileSdk();
  sdk.webauthn.update = vi.fn(async () => ok({}));
  const { server, calls } = renderProfile({ sdk });
  await screen.findByText(/No passkeys yet/);
  const key = {
    passkeyId: 'K1',
    name: 'Work laptop',
    createdAt: '2026-11-01T00:00:00.000Z',
    lastUsedAt: null,
  };
  server.profile = { ...server.profile, passkeys: [key] };
  await press('Add a passkey');
  await screen.findByText('Work laptop');
  expect(screen.getByText(/never used/)).not.toBeNull();
  expect(sdk.webauthn.update).toHaveBeenCalledWith(EMAIL);
  await press('Remove the passkey Work laptop');
  server.profile = { ...server.profile, passkeys: [] };
  await press('Remove passkey');
  await screen.findByText(/No passkeys yet/);
  expect(calls.removePasskey).toHaveBeenCalledWith('K1');
});

test('a passkey that was cancelled changes nothing and says so', async () => {
  const sdk = profileSdk();
  sdk.webauthn.update = () =>
    Promise.reject(Object.assign(new Error('x'), { reason: 'authenticator_already_registered' }));
  renderProfile({ sdk });
  await press('Add a passkey');
  const text = 'This device already has a passkey for your account.';
  expect(await screen.findByText(text)).not.toBeNull();
});

test('this session is marked, another one is ended', async () => {
  const other = { ...SESSION, sessionId: 'S2', isCurrent: false, device: 'curl/8.17' };
  const { server, calls } = renderProfile({ sessions: [SESSION, other] });
  await screen.findByText('Firefox on Linux');
  expect(screen.getByText('This session')).not.toBeNull();
  expect(screen.getAllByText(/Password, authenticator app/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'End the session of Firefox on Linux' })).toBeNull();
  server.sessions = [SESSION];
  await press('End the session of curl/8.17');
  await waitFor(() => expect(screen.queryByText('curl/8.17')).toBeNull());
  expect(calls.endSession).toHaveBeenCalledWith('S2');
});

test('a provider that tells of no sessions is explained', async () => {
  renderProfile({ sessions: null });
  expect(await screen.findByText(/does not report your other sessions/)).not.toBeNull();
});

test('the history comes newest first, the rest on demand', async () => {
  const sdk = profileSdk();
  const past = (loginTime: number) => ({ loginTime, city: 'Kiel', country: '', ip: '192.0.2.7' });
  sdk.history = async () => ok([1, 2, 3, 4, 5, 6].map((day) => past(day * 86_400)));
  renderProfile({ sdk });
  await screen.findAllByText('Kiel');
  const days = () =>
    Array.from(document.querySelectorAll('li time'), (time) => time.getAttribute('datetime'));
  expect(days()).toHaveLength(5);
  expect(days()[0]).toBe('1970-01-07T00:00:00.000Z');
  await press('Show all 6');
  expect(days()).toHaveLength(6);
});

test('a history that cannot be read is asked for again', async () => {
  const sdk = profileSdk();
  sdk.history = vi.fn(async () => ok([])).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderProfile({ sdk });
  await press('Try again');
  expect(await screen.findByText('No entries yet.')).not.toBeNull();
});

test('somebody of several organisations changes over, and begins afresh there', async () => {
  const sdk = profileSdk();
  const tenants = [
    { id: 'T1', name: 'Northwind' },
    { id: 'T2', name: 'Contoso' },
  ];
  sdk.myTenants = async () => ok({ tenants });
  sdk.selectTenant = vi.fn(async () => signedIn({ dct: 'T2' }));
  const { restart } = renderProfile({ sdk, tenantIds: ['T1', 'T2'] });
  await button('Change to Contoso');
  expect(screen.queryByRole('button', { name: 'Change to Northwind' })).toBeNull();
  await press('Change to Contoso');
  await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
  expect(sdk.selectTenant).toHaveBeenCalledWith('T2');
});

test('somebody of one organisation is offered none', async () => {
  renderProfile({ tenantIds: ['T1'] });
  await button('Change password');
  expect(screen.queryByRole('heading', { name: 'Organisations' })).toBeNull();
});

test('recent searches are cleared, and there is one way out with that name', async () => {
  window.localStorage.setItem('LAST_SEARCHES', '["api-keys"]');
  renderProfile();
  await press('Clear recent searches');
  expect(await screen.findByText('No recent searches')).not.toBeNull();
  expect(screen.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1);
});
