import { expect, test } from 'vitest';
import { emailFault, emptyFault, loginIdFault, phoneFault, tidyLoginId } from './sign-in-checks.ts';

test.each(['dana@northwind.example', 'a.b+c@sub.domain.org', 'dana@intranet'])(
  '%s is an e-mail, as the SDK has it',
  (value) => {
    expect(emailFault(value)).toBeNull();
  },
);

test.each(['bad', 'dana@', '@northwind.example', 'da na@x.org', 'a@b..org'])(
  '%s is not, in the words of the specification',
  (value) => {
    expect(emailFault(value)).toBe(`"${value}" is not a valid email`);
  },
);

test.each(['+1234', '+491701234567', '+123456789012345'])('%s is a phone number', (value) => {
  expect(phoneFault(value)).toBeNull();
});

test.each(['123', '+0234', '+123', '+1234567890123456', '0170 1234567'])(
  '%s is not, in the words of the specification',
  (value) => {
    expect(phoneFault(value)).toBe(`"${value}" is not a valid phone number`);
  },
);

test('empty required texts are named in the words of the specification', () => {
  expect(emailFault('')).toBe('"loginId" must not be empty');
  expect(phoneFault('')).toBe('"loginId" must not be empty');
  expect(emptyFault('password', '')).toBe('"password" must not be empty');
  expect(emptyFault('password', 'x')).toBeNull();
});

test('where both will do, the look of the text decides which rule it breaks', () => {
  expect(loginIdFault('dana@northwind.example', 'either')).toBeNull();
  expect(loginIdFault('+491701234567', 'either')).toBeNull();
  expect(loginIdFault('123', 'either')).toBe('"123" is not a valid phone number');
  expect(loginIdFault('dana', 'either')).toBe('"dana" is not a valid email');
  expect(loginIdFault('+491701234567', 'email')).toBe('"+491701234567" is not a valid email');
});

test('a grouped number is sent without its groups, an address as it was typed', () => {
  expect(tidyLoginId(' +49 (170) 123-45.67 ')).toBe('+491701234567');
  expect(tidyLoginId(' d-a.na@northwind.example ')).toBe('d-a.na@northwind.example');
});
