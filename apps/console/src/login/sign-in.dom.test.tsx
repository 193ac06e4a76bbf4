// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EMAIL, fakeSdk, no, ok, signedIn } from './testing/fake-sdk.ts';
import { preloadSteps } from './SignInStep.tsx';
import { heading, otherWay, press, renderSignIn, type } from './testing/render-sign-in.tsx';

// As for someone who has started typing.
beforeAll(preloadSteps);
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const alert = () => screen.findByRole('alert');

test('arguments are checked before anything is sent, in the words of the specification', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = vi.fn(sdk.password.signIn);
  renderSignIn(sdk);
  press('Sign in');
  expect((await alert()).textContent).toBe('"loginId" must not be empty');
  type('E-mail', 'bad');
  press('Sign in');
  expect((await alert()).textContent).toBe('"bad" is not a valid email');
  type('E-mail', EMAIL);
  press('Sign in');
  expect((await alert()).textContent).toBe('"password" must not be empty');
  expect(sdk.password.signIn).not.toHaveBeenCalled();
});

test('e-mail and password get in', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = vi.fn(async () => signedIn());
  const { onEntered } = renderSignIn(sdk);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  type('E-mail', ` ${EMAIL} `);
  type('Password', 'plum kettle');
  press('Sign in');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.password.signIn).toHaveBeenCalledWith(EMAIL, 'plum kettle');
});

test('the browser is known: the last address is there and the focus in the password', () => {
  const sdk = fakeSdk();
  sdk.getLastUserLoginId = () => EMAIL;
  sdk.getLastUserDisplayName = () => 'Dana Whitfield';
  renderSignIn(sdk);
  expect(screen.getByText('Last used on this device by Dana Whitfield')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

test('a refusal says neither whether the account exists nor which part was wrong', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = async () => no(401, 'E062901');
  renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'wrong');
  press('Sign in');
  expect((await alert()).textContent).toBe('The e-mail address or password is incorrect.');
});

test('told to wait, the button counts down and does nothing meanwhile', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = vi.fn(async () => no(429, 'E130429', 17));
  renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'wrong');
  press('Sign in');
  const waiting = await screen.findByRole('button', { name: /Try again in 1[67] s/ });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  waiting.click();
  expect(sdk.password.signIn).toHaveBeenCalledTimes(1);
});

test('without a connection the page says so, and lets one try again', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = () => Promise.reject(new TypeError('Failed to fetch'));
  renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'x');
  press('Sign in');
  expect((await alert()).textContent).toMatch(/The server did not respond/);
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull();
});

test('only enabled methods are offered, one of them at once', () => {
  renderSignIn(fakeSdk(), {
    methods: ['password', 'passkey', 'oauth'],
    login: { oauthProviders: [{ name: 'google', label: 'Google' }] },
  });
  press('Other ways to sign in');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '',
    'Sign in',
    'Other ways to sign in',
    'Passkey',
    'Continue with Google',
  ]);
});

test('the method of the last time comes first the next time', async () => {
  const sdk = fakeSdk();
  sdk.otp.signIn.email = async () => ok({ maskedEmail: 'd***@northwind.example' });
  renderSignIn(sdk, { methods: ['password', 'email_code'] });
  otherWay('Code by e-mail');
  type('E-mail', EMAIL);
  press('Send a code by e-mail');
  await heading('Enter the code');
  press('Use another address or method');
  await heading('Sign in');
  expect(screen.getByRole('button', { name: 'Send a code by e-mail' })).not.toBeNull();
  expect(window.localStorage.length).toBe(0);
});

test('no method at all is said, not shown as an empty page', () => {
  renderSignIn(fakeSdk(), { methods: [] });
  expect(screen.getByRole('alert').textContent).toMatch(/No sign-in method is enabled/);
});

test('a temporary password is replaced before anything else', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = async () => no(401, 'E062909');
  sdk.password.replace = vi.fn(async () => signedIn());
  sdk.password.policy = async () =>
    ok({
      minLength: 8,
      lowercase: false,
      uppercase: false,
      number: true,
      nonAlphanumeric: false,
    });
  const { onEntered } = renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'temporary');
  press('Sign in');
  await heading('Choose a new password');
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((await screen.findByRole('list', { name: 'Password rules' })).textContent).toBe(
    'At least 8 charactersA digit',
  );
  type('New password', 'plum kettle 7');
  press('Save and sign in');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.password.replace).toHaveBeenCalledWith(EMAIL, 'temporary', 'plum kettle 7');
});

test('a temporary password of an account with an app is replaced after its code', async () => {
  const sdk = fakeSdk();
  sdk.password.signIn = async () => no(401, 'E062909');
  sdk.password.replace = vi.fn(async () => signedIn()).mockResolvedValueOnce(no(403, 'E011004'));
  sdk.totp.verify = vi.fn(async () => signedIn());
  const { onEntered } = renderSignIn(sdk);
  type('E-mail', EMAIL);
  type('Password', 'temporary');
  press('Sign in');
  await heading('Choose a new password');
  type('New password', 'plum kettle 7');
  press('Save and sign in');
  await heading('Enter your code');
  type('Authenticator code', '123456');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.totp.verify).toHaveBeenCalledWith(EMAIL, '123456');
  expect(sdk.password.replace).toHaveBeenLastCalledWith(EMAIL, 'temporary', 'plum kettle 7');
});

test('a forgotten password is reset by mail, with a link that comes back here', async () => {
  const sdk = fakeSdk();
  sdk.password.sendReset = vi.fn(async () => ok({ maskedEmail: 'd***@northwind.example' }));
  renderSignIn(sdk, { methods: ['password', 'magic_link'] });
  press('Forgot your password?');
  expect((await alert()).textContent).toBe('"loginId" must not be empty');
  type('E-mail', EMAIL);
  press('Forgot your password?');
  await heading('Check your mail');
  expect(screen.getByText(/If d\*\*\*@northwind.example has an account/)).not.toBeNull();
  const back = `${window.location.origin}/login?for=reset&to=%2Fdetections`;
  expect(sdk.password.sendReset).toHaveBeenCalledWith(EMAIL, back);
});

test('without mails nobody is offered a reset', () => {
  renderSignIn(fakeSdk(), { methods: ['password'] });
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
});

test('a code is sent, checked and taken', async () => {
  const sdk = fakeSdk();
  sdk.otp.signIn.sms = vi.fn(async () => ok({ maskedPhone: '+49*****67' }));
  sdk.otp.verify.sms = vi.fn(async () => signedIn()).mockResolvedValueOnce(no(401, 'E061102'));
  const { onEntered } = renderSignIn(sdk, { methods: ['sms_code'] });
  type('Phone number', '123');
  press('Send a code by SMS');
  expect((await alert()).textContent).toBe('"123" is not a valid phone number');
  type('Phone number', '+49 170 1234567');
  press('Send a code by SMS');
  await heading('Enter the code');
  expect(sdk.otp.signIn.sms).toHaveBeenCalledWith('+491701234567');
  expect(screen.getByText('It was sent to +49*****67.')).not.toBeNull();
  press('Sign in');
  expect((await alert()).textContent).toBe('"code" must not be empty');
  // The last digit sends it.
  type('Code', '123 456');
  await waitFor(() => expect(screen.getByText('The code is incorrect.')).not.toBeNull());
  type('Code', '123457');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(sdk.otp.verify.sms).toHaveBeenLastCalledWith('+491701234567', '123457');
});

test('a passkey needs no name, and takes the one that is there', async () => {
  const sdk = fakeSdk();
  const signIn = vi.fn(async () => signedIn({ amr: ['webauthn'] }, { TOTP: true }));
  sdk.webauthn.signIn = Object.assign(signIn, sdk.webauthn.signIn);
  const { onEntered } = renderSignIn(sdk, { methods: ['password', 'passkey'] });
  type('E-mail', 'half@');
  otherWay('Passkey');
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(signIn).toHaveBeenCalledWith('');
});

test('a cancelled passkey is no fault', async () => {
  const sdk = fakeSdk();
  const cancelled = Object.assign(new Error('x'), { reason: 'not_allowed' });
  const signIn = vi.fn(() => Promise.reject(cancelled));
  sdk.webauthn.signIn = Object.assign(signIn, sdk.webauthn.signIn);
  renderSignIn(sdk, { methods: ['passkey'] });
  press('Use a passkey');
  expect((await alert()).textContent).toMatch(/The request was cancelled or timed out/);
});

test.each([
  ['sso', 'Continue with single sign-on', 'saml'],
  ['oauth', 'Continue with Google', 'oauth'],
] as const)('%s leads to the other provider and back', async (method, name, api) => {
  const sdk = fakeSdk();
  const start = vi.fn(async () => ok({ url: 'https://idp.example/authorize?x=1' }));
  sdk[api].start = start;
  const { leave } = renderSignIn(sdk, {
    methods: [method],
    login: { oauthProviders: [{ name: 'google', label: 'Google' }] },
  });
  if (method === 'sso') type('E-mail', EMAIL);
  press(name);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://idp.example/authorize?x=1'));
  const back = `${window.location.origin}/login?via=${method}&to=%2Fdetections`;
  expect(start).toHaveBeenCalledWith(method === 'sso' ? EMAIL : 'google', back);
});

test('nobody is led to an address that is no page', async () => {
  const sdk = fakeSdk();
  sdk.oauth.start = async () => ok({ url: 'javascript:alert(1)' });
  const { leave } = renderSignIn(sdk, {
    methods: ['oauth'],
    login: { oauthProviders: [{ name: 'google', label: 'Google' }] },
  });
  press('Continue with Google');
  await alert();
  expect(leave).not.toHaveBeenCalled();
});

test('the region is chosen where there is a choice, and kept', () => {
  renderSignIn(fakeSdk(), { regions: { regions: ['us-east-1', 'eu-west-1'] } });
  press('Europe');
  expect(window.localStorage.getItem('REGION')).toBe('"eu-west-1"');
  expect(screen.getByRole('button', { name: 'Europe' }).getAttribute('aria-pressed')).toBe('true');
  cleanup();
  renderSignIn(fakeSdk());
  expect(screen.queryByRole('group', { name: 'Region' })).toBeNull();
});
