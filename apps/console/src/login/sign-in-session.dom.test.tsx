// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../app/http/api-error.ts';
import { EMAIL, fakeSdk, no, ok, signedIn } from './testing/fake-sdk.ts';
import { preloadSteps } from './SignInStep.tsx';
import { heading, press, renderSignIn, type } from './testing/render-sign-in.tsx';

// As for someone who has started typing.
beforeAll(preloadSteps);
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const alert = () => screen.findByRole('alert');
const WITH_APP = { TOTP: true };
const WRONG_CODE = {
  type: 'about:blank',
  status: 400,
  code: 'session.recovery_code_wrong',
  title: 'The recovery code is incorrect',
  requestId: 'r1',
} as const;

async function signInWithApp(sdk = fakeSdk()) {
  sdk.password.signIn = async () => signedIn({}, WITH_APP);
  const page = renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'plum kettle');
  press('Sign in');
  await heading('Enter your code');
  return page;
}

test('the authenticator app’s code is asked for and added to the session', async () => {
  const sdk = fakeSdk();
  sdk.totp.verify = vi
    .fn(async () => signedIn({ amr: ['pwd', 'totp', 'mfa'] }, WITH_APP))
    .mockResolvedValueOnce(no(401, 'E061102'));
  const { onEntered } = await signInWithApp(sdk);
  const input = screen.getByLabelText('Authenticator code');
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  type('Authenticator code', '000000');
  expect((await alert()).textContent).toBe('The code is incorrect.');
  type('Authenticator code', '123456');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.totp.verify).toHaveBeenLastCalledWith(EMAIL, '123456', { mfa: true });
});

test('a recovery code stands in for the app', async () => {
  const sdk = fakeSdk();
  sdk.refresh = vi.fn(async () => signedIn({ amr: ['pwd'] }));
  const { onEntered, product } = await signInWithApp(sdk);
  press('Use a recovery code');
  await heading('Use a recovery code');
  product.spendRecoveryCode.mockRejectedValueOnce(new ApiError(400, '', WRONG_CODE));
  type('Recovery code', 'aaaa-bbbb');
  press('Continue');
  expect((await alert()).textContent).toBe('The recovery code is incorrect.');
  expect(onEntered).not.toHaveBeenCalled();
  product.spendRecoveryCode.mockResolvedValueOnce({ codesLeft: 9 });
  type('Recovery code', ' cccc-dddd ');
  press('Continue');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(product.spendRecoveryCode).toHaveBeenLastCalledWith('cccc-dddd');
  expect(sdk.refresh).toHaveBeenCalledTimes(1);
});

test('whoever cannot go on signs in as somebody else', async () => {
  const sdk = fakeSdk();
  sdk.logout = vi.fn(async () => ({}));
  await signInWithApp(sdk);
  press('Sign in with another account');
  await heading('Sign in');
  expect(sdk.logout).toHaveBeenCalledTimes(1);
});

const SIGNED_IN = { isAuthenticated: true, claims: { tenants: { T1: {} }, dct: 'T1' } };

test('who is signed in goes on at once', async () => {
  const { onEntered } = renderSignIn(fakeSdk(), { session: SIGNED_IN });
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
});

test('a session that was refused is asked for again, although the SDK still holds it', async () => {
  const { onEntered } = renderSignIn(fakeSdk(), { session: SIGNED_IN, reason: 'ended' });
  await heading('Sign in');
  expect(screen.getByText('Your session has ended. Sign in again to continue.')).not.toBeNull();
  expect(onEntered).not.toHaveBeenCalled();
});

test('sent back for a second factor, the app is asked', async () => {
  const sdk = fakeSdk();
  sdk.me = async () => ok({ loginIds: [EMAIL], TOTP: true });
  const { onEntered } = renderSignIn(sdk, { session: SIGNED_IN, reason: 'second-factor' });
  await heading('Enter your code');
  expect(onEntered).not.toHaveBeenCalled();
});

test('sent back for a second factor without an app, one is set up and its codes are shown', async () => {
  const sdk = fakeSdk();
  sdk.me = async () => ok({ loginIds: [EMAIL], TOTP: false });
  sdk.totp.update = vi.fn(async () => ok({ image: 'iVBORw0KGgo=', key: 'JBSWY3DPEHPK3PXP' }));
  sdk.totp.verify = async () => signedIn({ amr: ['pwd', 'totp', 'mfa'] }, WITH_APP);
  const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
  const { onEntered, product } = renderSignIn(sdk, {
    session: SIGNED_IN,
    reason: 'second-factor',
  });
  product.makeRecoveryCodes.mockResolvedValueOnce({ codes });
  await heading('Set up an authenticator app');
  expect((await screen.findByText('JBSW Y3DP EHPK 3PXP')).tagName).toBe('CODE');
  expect(sdk.totp.update).toHaveBeenCalledTimes(1);
  type('Authenticator code', '123456');
  expect((await screen.findByRole('list', { name: 'Recovery codes' })).children).toHaveLength(10);
  press('Continue');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
});

test('who belongs to several organisations chooses one', async () => {
  const sdk = fakeSdk();
  const tenants = [
    { id: 'T1', name: 'Northwind' },
    { id: 'T2', name: 'Contoso' },
  ];
  sdk.myTenants = vi.fn(async () => ok({ tenants }));
  sdk.selectTenant = vi
    .fn(async () => signedIn({ dct: 'T2' }))
    .mockResolvedValueOnce(no(403, 'E011001'));
  const claims = { tenants: { T1: {}, T2: {} } };
  const { onEntered } = renderSignIn(sdk, { session: { isAuthenticated: true, claims } });
  await heading('Choose an organisation');
  await screen.findByRole('button', { name: 'Northwind' });
  expect(sdk.myTenants).toHaveBeenCalledWith(['T1', 'T2']);
  press('Contoso');
  await alert();
  press('Contoso');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.selectTenant).toHaveBeenLastCalledWith('T2');
});

test('who belongs to none is told so, and does not go round in circles', async () => {
  const session = { isAuthenticated: true, claims: { tenants: { T9: {} }, dct: 'T9' } };
  const { onEntered } = renderSignIn(fakeSdk(), { session, reason: 'tenant' });
  await heading('No organisation yet');
  expect(onEntered).not.toHaveBeenCalled();
});
