// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LoginMethod } from '@waybill/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInPageContext, type SignInPage } from '../sign-in-page.ts';
import { fakeSdk } from '../testing/fake-sdk.ts';
import { press, type } from '../testing/render-sign-in.tsx';
import { createUnderWay } from '../under-way.ts';
import { flowScreenOf } from './found-flow-screens.ts';
import { FlowScreenView } from './FlowScreenView.tsx';
import { readScreenState } from './read-screen-state.ts';

afterEach(cleanup);

const METHODS: LoginMethod[] = ['password', 'passkey', 'oauth', 'sso'];

/** Renders a screen like the flow component; returns the presses. */
function draw(name: string, state: Record<string, unknown> = {}, methods = METHODS) {
  const found = flowScreenOf(name);
  if (!found) throw new Error(`No screen ${name}`);
  const next = vi.fn(async () => ({}));
  const page: SignInPage = {
    tools: {
      sdk: fakeSdk(),
      origin: 'https://console.test',
      target: '/',
      browser: window,
      now: Date.now,
    },
    product: { spendRecoveryCode: vi.fn(), makeRecoveryCodes: vi.fn() },
    login: {
      methods,
      oauthProviders: [{ name: 'acme', label: 'Acme' }],
      flowId: 'sign-up-or-in',
      identityStaticUrl: '',
      identityCdnUrl: '',
      isOneTap: false,
      refreshMode: 'cookie',
    },
    dispatch: vi.fn(),
    underWay: createUnderWay(),
    leave: vi.fn(),
  };
  const at = (given: Record<string, unknown>) => (
    <SignInPageContext value={page}>
      <FlowScreenView
        shown={{ screen: found, state: readScreenState(given), next }}
        onPress={() => undefined}
      />
    </SignInPageContext>
  );
  const { rerender } = render(at(state));
  return { next, redraw: (given: Record<string, unknown>) => rerender(at(given)) };
}

test('screens of somebody else’s flow are none of ours', () => {
  expect(flowScreenOf('Welcome Screen')).toBeUndefined();
});

test('an e-mail goes on once it is one, and has the focus', async () => {
  const { next } = draw('waybill-email');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  type('E-mail', 'dana');
  press('Continue');
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(next).not.toHaveBeenCalled();
  type('E-mail', ' dana@example.com ');
  press('Continue');
  await waitFor(() => expect(next).toHaveBeenCalledWith('submit', { email: 'dana@example.com' }));
});

test('other ways are there as far as the installation has them', async () => {
  const { next } = draw('waybill-email', { form: { email: 'dana@example.com' } });
  press('Use a passkey');
  expect(next).toHaveBeenLastCalledWith('passkey', { origin: window.location.origin });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue with Acme' })).toBeTruthy(),
  );
  press('Continue with Acme');
  await waitFor(() => expect(next).toHaveBeenLastCalledWith('oauth:acme', { provider: 'acme' }));
  press('Continue with single sign-on');
  await waitFor(() => expect(next).toHaveBeenLastCalledWith('sso', { email: 'dana@example.com' }));
  cleanup();
  draw('waybill-email', {}, ['password']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue']);
});

test('a refusal is said in our words where it belongs, and typing goes on', async () => {
  const { next, redraw } = draw('waybill-password', { form: { email: 'dana@example.com' } });
  expect(screen.getByText('For dana@example.com.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a code instead' })).toBeNull();
  type('Password', 'wrong');
  press('Sign in');
  await waitFor(() => expect(next).toHaveBeenCalledWith('submit', { password: 'wrong' }));
  redraw({ canSendCode: true, error: { text: 'Invalid', type: 'E062901' } });
  expect(screen.getByRole('alert').textContent).toBe(
    'The e-mail address or password is incorrect.',
  );
  press('Send me a code instead');
  await waitFor(() => expect(next).toHaveBeenLastCalledWith('code', {}));
  redraw({ error: { text: 'Too many', type: 'E130429' }, retryAfterSeconds: 30 });
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts.');
  expect(screen.getByRole('button', { name: /^Try again in/ })).toBeTruthy();
});

test('what another provider refused is said as the provider words it', () => {
  const text = 'There is no account for you here. Ask an administrator for one.';
  draw('waybill-email', { error: { text, type: 'E062901' } });
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('a code is sent with its last digit, and typed anew when it was wrong', async () => {
  const { next, redraw } = draw('waybill-code', { maskedEmail: 'd***@example.com' });
  expect(screen.getByText(/d\*\*\*@example\.com/)).toBeTruthy();
  type('Code', '123456');
  await waitFor(() => expect(next).toHaveBeenCalledWith('submit', { code: '123456' }));
  redraw({ error: { text: 'The code is wrong', type: 'E061102' } });
  const input = screen.getByLabelText('Code');
  await waitFor(() => expect(input).toHaveProperty('value', ''));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  press('Send another code');
  await waitFor(() => expect(next).toHaveBeenLastCalledWith('resend', {}));
});

test('the app’s code and a new password are asked for by their own screens', async () => {
  const totp = draw('waybill-totp');
  type('Authenticator code', '654321');
  await waitFor(() => expect(totp.next).toHaveBeenCalledWith('submit', { code: '654321' }));
  cleanup();
  const passwordPolicy = { minLength: 8 };
  const { next } = draw('waybill-new-password', { passwordPolicy });
  type('Current password', 'old one');
  type('New password', 'new one');
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  const form = screen.getByRole('button', { name: 'Save and continue' }).closest('form');
  if (form) fireEvent.submit(form);
  const sent = { password: 'old one', newPassword: 'new one' };
  await waitFor(() => expect(next).toHaveBeenCalledWith('submit', sent));
});

test('without an answer the screen says so, and its buttons go on working', async () => {
  const { next } = draw('waybill-email', { form: { email: 'dana@example.com' } });
  next.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press('Continue');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'The server did not respond. Check the connection and try again.',
    ),
  );
  press('Continue');
  await waitFor(() => expect(next).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
