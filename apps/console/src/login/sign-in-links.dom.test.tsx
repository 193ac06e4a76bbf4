// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMAIL, fakeSdk, no, ok, signedIn } from './testing/fake-sdk.ts';
import { heading, press, renderSignIn, type } from './testing/render-sign-in.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const alert = () => screen.findByRole('alert');

test('a magic link is asked for with the way back, and again only after a pause', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.signIn.email = vi.fn(async () => ok({ maskedEmail: 'd***@northwind.example' }));
  renderSignIn(sdk, { methods: ['magic_link'] });
  type('E-mail', EMAIL);
  press('Send a sign-in link');
  const title = await heading('Check your mail');
  await waitFor(() => expect(document.activeElement).toBe(title));
  const back = `${window.location.origin}/login?to=%2Fdetections`;
  expect(sdk.magicLink.signIn.email).toHaveBeenCalledWith(EMAIL, back);
  expect(await screen.findByText(/Send a new link in \d+ s/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  press('Send a new link');
  await screen.findByText('Sent again.');
  expect(sdk.magicLink.signIn.email).toHaveBeenCalledTimes(2);
});

test('the page follows when the link is opened in another tab of the browser', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.signIn.email = async () => ok({});
  sdk.refresh = vi.fn(async () => signedIn());
  const { redraw, onEntered } = renderSignIn(sdk, { methods: ['magic_link'] });
  type('E-mail', EMAIL);
  press('Send a sign-in link');
  const title = await heading('Check your mail');
  await waitFor(() => expect(document.activeElement).toBe(title));
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: '1' }));
  expect(sdk.refresh).toHaveBeenCalledWith(undefined, true);
  // The SDK reports the session on its own.
  redraw({ session: { isAuthenticated: true, claims: { tenants: { T1: {} }, dct: 'T1' } } });
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
});

test('an enchanted link shows its number and enters when it was followed', async () => {
  const sdk = fakeSdk();
  sdk.enchantedLink.signIn = vi.fn(async () =>
    ok({ pendingRef: 'P1', linkId: '42', maskedEmail: 'd***@northwind.example' }),
  );
  let follow: (answer: ReturnType<typeof signedIn>) => void = () => {};
  sdk.enchantedLink.waitForSession = vi
    .fn(
      () =>
        new Promise<ReturnType<typeof signedIn>>((resolve) => {
          follow = resolve;
        }),
    )
    .mockResolvedValueOnce({ ok: false, error: { errorCode: '0' } });
  const { onEntered } = renderSignIn(sdk, { methods: ['enchanted_link'] });
  type('E-mail', EMAIL);
  press('Send a sign-in link');
  await heading('Check your mail');
  expect(screen.getByText('42')).not.toBeNull();
  expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:5\d) left$/);
  const back = `${window.location.origin}/login?via=enchanted&to=%2Fdetections`;
  expect(sdk.enchantedLink.signIn).toHaveBeenCalledWith(EMAIL, back);
  // The first turn ran out, the second one brings the session.
  await waitFor(() => expect(sdk.enchantedLink.waitForSession).toHaveBeenCalledTimes(2));
  await act(async () => follow(signedIn()));
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
});

test('after a cancel nobody waits any more, and an answer that still comes is left alone', async () => {
  const sdk = fakeSdk();
  sdk.enchantedLink.signIn = async () => ok({ pendingRef: 'P1', linkId: '42', maskedEmail: '' });
  let follow: (answer: ReturnType<typeof signedIn>) => void = () => {};
  sdk.enchantedLink.waitForSession = vi.fn(
    () =>
      new Promise<ReturnType<typeof signedIn>>((resolve) => {
        follow = resolve;
      }),
  );
  const { onEntered } = renderSignIn(sdk, { methods: ['enchanted_link'] });
  type('E-mail', EMAIL);
  press('Send a sign-in link');
  await heading('Check your mail');
  press('Cancel');
  await heading('Sign in');
  await act(async () => follow(signedIn()));
  expect(sdk.enchantedLink.waitForSession).toHaveBeenCalledTimes(1);
  expect(onEntered).not.toHaveBeenCalled();
});

test('an enchanted link that nobody follows expires', async () => {
  const sdk = fakeSdk();
  sdk.enchantedLink.signIn = async () => ok({ pendingRef: 'P1', linkId: '42', maskedEmail: '' });
  sdk.enchantedLink.waitForSession = (_ref, { timeoutMs }) =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ ok: false, error: { errorCode: '0' } }), timeoutMs);
    });
  renderSignIn(sdk, { methods: ['enchanted_link'] });
  type('E-mail', EMAIL);
  press('Send a sign-in link');
  await screen.findByText(/Send new links in \d+ s/);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByText('The links have expired.')).not.toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send new links' })).not.toBeNull();
});

test('WhatsApp shows its picture and a link, and waits', async () => {
  const sdk = fakeSdk();
  sdk.notp.signIn = vi.fn(async () =>
    ok({ pendingRef: 'P1', redirectUrl: 'https://wa.me/1?text=x', image: 'iVBORw0KGgo=' }),
  );
  sdk.notp.waitForSession = async () => signedIn();
  const { onEntered } = renderSignIn(sdk, { methods: ['whatsapp_link'] });
  sdk.notp.waitForSession = () => new Promise(() => {});
  press('Show a QR code');
  await heading('Scan with your phone');
  expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe(
    'data:image/png;base64,iVBORw0KGgo=',
  );
  expect(screen.getByRole('link', { name: /Open WhatsApp/ }).getAttribute('href')).toBe(
    'https://wa.me/1?text=x',
  );
  expect(sdk.notp.signIn).toHaveBeenCalledWith('');
  expect(onEntered).not.toHaveBeenCalled();
});

test.each(['oauth', 'sso'] as const)('back from %s, the code is traded at once', async (via) => {
  const sdk = fakeSdk();
  const exchange = vi.fn(async () => signedIn());
  sdk[via === 'sso' ? 'saml' : 'oauth'].exchange = exchange;
  const { onEntered } = renderSignIn(sdk, { landing: { kind: 'exchange', via, code: 'C1' } });
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(exchange.mock.calls).toEqual([['C1']]);
});

test('a code that is not taken leads back to the start', async () => {
  renderSignIn(fakeSdk(), { landing: { kind: 'exchange', via: 'oauth', code: 'C1' } });
  expect((await alert()).textContent).toMatch(/took too long or was started in another browser/);
  press('Back to sign-in');
  await heading('Sign in');
});

test('what an address says is repeated only to a tab that was away itself', async () => {
  const landing = { kind: 'refused', text: 'Call 0900 1234 now' } as const;
  renderSignIn(fakeSdk(), { landing });
  expect((await alert()).textContent).toBe('The sign-in at the provider failed.');
  cleanup();
  window.sessionStorage.setItem('waybill.away', '1');
  renderSignIn(fakeSdk(), { landing: { ...landing, text: 'The provider did not sign you in.' } });
  expect((await alert()).textContent).toBe('The provider did not sign you in.');
  expect(window.sessionStorage.getItem('waybill.away')).toBeNull();
});

test('a link out of a mail is used by a press, not by being opened', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.verify = vi.fn(async () => signedIn({ amr: ['email'] }));
  const { onEntered } = renderSignIn(sdk, {
    landing: { kind: 'link', token: 'T1', purpose: 'signIn' },
  });
  expect(sdk.magicLink.verify).not.toHaveBeenCalled();
  press('Sign in');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.magicLink.verify).toHaveBeenCalledWith('T1');
});

test('a spent link says what to do next', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.verify = async () => no(401, 'E062503');
  renderSignIn(sdk, {
    methods: ['password', 'magic_link'],
    landing: { kind: 'link', token: 'T1', purpose: 'signIn' },
  });
  press('Sign in');
  await heading('This link no longer works');
  expect((await alert()).textContent).toBe('The link has already been used or has expired.');
  press('Send a new link');
  await heading('Sign in');
  expect(screen.getByRole('button', { name: 'Send a sign-in link' })).not.toBeNull();
});

test('without a connection a link is kept for another try', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.verify = () => Promise.reject(new TypeError('Failed to fetch'));
  renderSignIn(sdk, { landing: { kind: 'link', token: 'T1', purpose: 'signIn' } });
  press('Sign in');
  expect((await alert()).textContent).toMatch(/did not respond/);
  expect(screen.getByRole('button', { name: 'Sign in' })).not.toBeNull();
});

test('a reset link leads to a new password, then in', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.verify = async () => signedIn();
  sdk.password.update = vi.fn(async () => ok({})).mockResolvedValueOnce(no(400, 'E011003'));
  const { onEntered } = renderSignIn(sdk, {
    landing: { kind: 'link', token: 'T1', purpose: 'reset' },
  });
  await heading('Choose a new password');
  press('Continue');
  await screen.findByText(`For ${EMAIL}.`);
  press('Save and continue');
  expect((await alert()).textContent).toBe('"newPassword" must not be empty');
  type('New password', 'short');
  press('Save and continue');
  await screen.findByText('The provider says E011003');
  type('New password', 'plum kettle 7');
  press('Save and continue');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.password.update).toHaveBeenLastCalledWith(EMAIL, 'plum kettle 7');
});

test('an invitation asks for a password or a passkey', async () => {
  const sdk = fakeSdk();
  sdk.magicLink.verify = async () => signedIn({}, { password: false });
  sdk.webauthn.update = vi.fn(async () => ok({}));
  const { onEntered } = renderSignIn(sdk, {
    methods: ['password', 'passkey', 'sso'],
    landing: { kind: 'link', token: 'T1', purpose: 'invite' },
  });
  await heading('Welcome to Waybill');
  press('Accept the invitation');
  await screen.findByLabelText('New password');
  expect(screen.getByRole('button', { name: /Not now/ })).not.toBeNull();
  (await screen.findByRole('button', { name: 'Add a passkey' })).click();
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.webauthn.update).toHaveBeenCalledWith(EMAIL);
});

test('an enchanted link signs in the other page and leaves this one', async () => {
  const sdk = fakeSdk();
  sdk.enchantedLink.verify = vi.fn(async () => ok({}));
  const { onEntered } = renderSignIn(sdk, {
    landing: { kind: 'link', token: 'T1', purpose: 'enchanted' },
  });
  await heading('Is this you?');
  expect(sdk.enchantedLink.verify).not.toHaveBeenCalled();
  press('Yes, sign me in on the other page');
  await heading('You are signed in on the other page');
  expect(screen.getByText('You can close this tab.')).not.toBeNull();
  expect(onEntered).not.toHaveBeenCalled();
});
