import { expect, test } from 'vitest';
import { isMailDomain, mailDomain, policyRules } from './password-policy.ts';

const ALL = {
  minLength: 12,
  lowercase: true,
  uppercase: true,
  number: true,
  nonAlphanumeric: true,
};

test('only the rules in force are listed', () => {
  const none = {
    minLength: 0,
    lowercase: false,
    uppercase: false,
    number: false,
    nonAlphanumeric: false,
  };
  expect(policyRules(none, 'x')).toEqual([]);
  expect(policyRules({ ...none, minLength: 8 }, 'x')).toEqual([
    { label: 'At least 8 characters', isMet: false },
  ]);
});

test('each rule is met by what it asks for, in any script', () => {
  expect(policyRules(ALL, '').map(({ isMet }) => isMet)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(policyRules(ALL, 'Überraschung 7').every(({ isMet }) => isMet)).toBe(true);
  expect(policyRules(ALL, 'пароль').map(({ isMet }) => isMet)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('length counts characters, not code units', () => {
  expect(policyRules({ ...ALL, minLength: 3 }, '🔑🔑')[0]?.isMet).toBe(false);
});

test('the own domain comes from the e-mail once it is complete', () => {
  expect(mailDomain('Dana@Northwind.Example')).toBe('northwind.example');
  expect(mailDomain('dana@north')).toBeNull();
  expect(mailDomain('northwind.example')).toBeNull();
  expect(isMailDomain('north wind.example')).toBe(false);
});
