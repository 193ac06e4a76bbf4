import { expect, test } from 'vitest';
import { readScreenState } from './read-screen-state.ts';

test('what the provider says of a screen is read field by field', () => {
  const policy = { minLength: 8, lowercase: true, uppercase: false, number: false };
  expect(
    readScreenState({
      form: { email: 'a@example.com' },
      maskedEmail: 'a***@example.com',
      canSendCode: true,
      passwordPolicy: policy,
      error: { text: 'Too many attempts', type: 'E130429' },
      retryAfterSeconds: 9,
    }),
  ).toEqual({
    email: 'a@example.com',
    maskedEmail: 'a***@example.com',
    canSendCode: true,
    passwordPolicy: { ...policy, nonAlphanumeric: false },
    refusal: { code: 'E130429', text: 'Too many attempts', retryAfter: 9 },
  });
});

test('the first screen comes before any answer', () => {
  const nothing = {
    email: '',
    maskedEmail: '',
    canSendCode: false,
    passwordPolicy: null,
    refusal: null,
  };
  expect(readScreenState({})).toEqual(nothing);
  expect(readScreenState({ form: null, error: {}, canSendCode: 'yes' })).toEqual(nothing);
});
