import { expect, test } from 'vitest';
import { signInFailure, thrownFailure } from './sign-in-error.ts';

test('a rate limit carries the seconds to wait, or 0', () => {
  expect(signInFailure(429, { retryAfter: '17' }).retryAfterSeconds).toBe(17);
  expect(signInFailure(429, { retryAfter: 0 }).retryAfterSeconds).toBe(0);
  expect(signInFailure(429, {}).retryAfterSeconds).toBe(0);
});

test('an unknown account and a wrong password read the same', () => {
  const texts = ['E062901', 'E062903', 'E062108'].map(
    (errorCode) =>
      signInFailure(401, { errorCode, errorDescription: errorCode }, 'password').message,
  );
  expect(new Set(texts)).toEqual(new Set(['The e-mail address or password is incorrect.']));
});

test('a code that is wrong, spent or too old belongs to the code’s input', () => {
  for (const errorCode of ['E061102', 'E061103', 'E061104']) {
    const failure = signInFailure(401, { errorCode }, 'code');
    expect(failure.at).toBe('code');
    expect(failure.message).toMatch(/code/i);
  }
});

test('a link says in one text that it is of no use any more', () => {
  expect(signInFailure(401, { errorDescription: 'Token replay' }, 'link').message).toBe(
    'The link has already been used or has expired.',
  );
});

test('any other answer is told in the provider’s own words', () => {
  expect(signInFailure(400, { errorDescription: 'Not enabled' }).message).toBe('Not enabled');
  expect(signInFailure(undefined).message).toBe('Sign-in failed. Try again.');
  expect(signInFailure(502, { errorDescription: 'x' }).message).toMatch(/returned an error/);
});

test('no connection, a refused argument and a passkey have words of their own', () => {
  expect(thrownFailure(new TypeError('Failed to fetch')).message).toMatch(/did not respond/);
  expect(thrownFailure(new Error('"code" must not be empty')).message).toBe(
    '"code" must not be empty',
  );
  const cancelled = Object.assign(new Error('x'), { reason: 'not_allowed' });
  expect(thrownFailure(cancelled).message).toMatch(/cancelled/);
  const strange = Object.assign(new Error('x'), { reason: 'unknown' });
  expect(thrownFailure(strange).message).toBe('The passkey could not be used.');
});

test('a change that needs a newer sign-in says what to do', () => {
  const refusal = { errorCode: 'E011004', errorMessage: 'Sign in again first' };
  expect(signInFailure(403, refusal, 'change').message).toContain('Sign out and sign in again');
  expect(signInFailure(403, refusal).message).toBe('Sign in again first');
});
