import { expect, test } from 'vitest';
import { emailFault, emptyFault, signInFailure } from './sign-in-error.ts';

test.each(['dana@northwind.example', 'a.b+c@sub.domain.org'])('%s is an e-mail', (value) => {
  expect(emailFault(value)).toBeNull();
});

test.each(['dana', 'dana@', '@northwind.example', 'dana@northwind', 'da na@x.org', 'a@b..org'])(
  '%s is not, in the words of the specification',
  (value) => {
    expect(emailFault(value)).toBe(`"${value}" is not a valid email`);
  },
);

test('empty required texts are named in the words of the specification', () => {
  expect(emailFault('')).toBe('"loginId" must not be empty');
  expect(emptyFault('password', '')).toBe('"password" must not be empty');
  expect(emptyFault('password', 'x')).toBeNull();
});

test('a rate limit carries the seconds to wait, or 0', () => {
  expect(signInFailure(429, { retryAfter: '17' }).retryAfterSeconds).toBe(17);
  expect(signInFailure(429, { retryAfter: 0 }).retryAfterSeconds).toBe(0);
  expect(signInFailure(429, {}).retryAfterSeconds).toBe(0);
});

test('an unknown account and a wrong password read the same', () => {
  const texts = ['E062901', 'E062903', 'E062108'].map(
    (errorCode) => signInFailure(401, { errorCode, errorDescription: errorCode }).message,
  );
  expect(new Set(texts).size).toBe(1);
});

test('any other answer is told in the provider’s own words', () => {
  expect(signInFailure(401, { errorDescription: 'Password expired' }).message).toBe(
    'Password expired',
  );
  expect(signInFailure(undefined).message).toBe('Signing in failed. Try again.');
});
