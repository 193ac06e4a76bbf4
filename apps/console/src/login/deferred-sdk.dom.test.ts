// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { deferSdk } from './deferred-sdk.ts';
import { EMAIL, fakeSdk, ok, signedIn } from './testing/fake-sdk.ts';

afterEach(() => window.localStorage.clear());

test('a call fetches the code, waits for the SDK and gives its answer', async () => {
  const fetchCode = vi.fn(async () => {});
  const { sdk, arrive } = deferSdk(fetchCode);
  const answer = sdk.password.signIn(EMAIL, 'secret');
  expect(fetchCode).toHaveBeenCalledOnce();
  const real = fakeSdk();
  real.password.signIn = vi.fn(async () => signedIn());
  arrive(real);
  await expect(answer).resolves.toEqual(signedIn());
  expect(real.password.signIn).toHaveBeenCalledWith(EMAIL, 'secret');
});

test('what is a function and has functions answers as both', async () => {
  const { sdk, arrive } = deferSdk(async () => {});
  const real = fakeSdk();
  const data = { transactionId: 't', options: '{}' };
  real.webauthn.signIn = Object.assign(async () => signedIn(), {
    start: async () => ok(data),
    finish: async () => signedIn(),
  });
  arrive(real);
  await expect(sdk.webauthn.signIn('https://waybill.example')).resolves.toEqual(signedIn());
  await expect(sdk.webauthn.signIn.start('', 'https://waybill.example')).resolves.toEqual(ok(data));
});

test('without the code a call fails, and the next one asks for it again', async () => {
  let isOffline = true;
  const { sdk, arrive } = deferSdk(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
  });
  await expect(sdk.logout()).rejects.toThrow('Failed to fetch');
  isOffline = false;
  arrive(fakeSdk());
  await expect(sdk.logout()).resolves.toEqual({});
});

test('its parts are the same each time, and it is no promise', async () => {
  const { sdk } = deferSdk(async () => {});
  expect(sdk.password).toBe(sdk.password);
  await expect(Promise.resolve(sdk)).resolves.toBe(sdk);
});

test('who signed in last is known before the SDK', () => {
  window.localStorage.setItem('dls_last_user_login_id', EMAIL);
  window.localStorage.setItem('dls_last_user_display_name', 'Dana');
  const { sdk } = deferSdk(() => Promise.reject(new Error('not wanted')));
  expect(sdk.getLastUserLoginId()).toBe(EMAIL);
  expect(sdk.getLastUserDisplayName()).toBe('Dana');
});
