import { expect, test } from 'vitest';
import { createPasswordPolicy } from './password-policy.ts';

const policy = createPasswordPolicy({ passwordMinLength: 8, passwordMinScore: 2 });

test.each([
  ['short1!', 'at least 8 characters'],
  ['🦊🦊🦊🦊🦊', 'at least 8 characters'],
  ['x'.repeat(513), 'at most 512 characters'],
  ['password123', 'most common'],
  ['P@ssw0rd', 'most common'],
  ['Password123!', 'too easy'],
  ['aaaaaaaaaaaa', 'too easy'],
  ['abcdefgh1', 'too easy'],
])('refuses %j', (password, why) => {
  expect(policy.fault(password, [])).toContain(why);
});

test.each(['marlene.krüger', 'Krueger1-krüger!', 'example-Marlene42'])(
  'refuses %j of Marlene Krüger',
  (password) => {
    const personal = ['marlene.krüger@example.com', 'Marlene Krueger'];
    expect(policy.fault(password, personal)).toContain('your own name');
  },
);

test('accepts long and uncommon ones, without asking for kinds of characters', () => {
  for (const password of [
    'violet harbour 42',
    'gr8-Otter/lamp',
    'теплый-камень-19',
    'y'.repeat(3) + 'qV7#pLw2',
  ]) {
    expect(policy.fault(password, ['ada@example.com'])).toBeNull();
  }
});

test('estimates a very long password in no time worth noticing', () => {
  // The estimator alone would take minutes for this one: it looks at its first hundred characters.
  expect(policy.fault('violet harbour 42 '.repeat(28), [])).toBeNull();
});
