import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { createPasswordPolicy } from './password-policy.ts';
import { passwordScore } from './password-score.ts';

const scored: string[][] = [];
const policy = createPasswordPolicy(
  { passwordMinLength: 8, passwordMinScore: 2, names: ['Acme Guard', 'trail.example.org'] },
  {
    load: async () => [],
    score: async (_caller, { password, words }) => {
      scored.push([password, ...words]);
      return passwordScore(password, words);
    },
  },
);

const faultOf = (password: string, personal: string[] = []): Promise<string | null> =>
  policy.fault({ password, personal, caller: { group: '', member: '' } });

test.each([
  ['short1!', 'at least 8 characters'],
  ['🦊🦊🦊🦊🦊', 'at least 8 characters'],
  ['x'.repeat(513), 'at most 512 characters'],
  ['password123', 'most common'],
  ['P@ssw0rd', 'most common'],
  ['Password123!', 'too easy'],
  ['aaaaaaaaaaaa', 'too easy'],
  ['abcdefgh1', 'too easy'],
])('refuses %j', async (password, why) => {
  expect(await faultOf(password)).toContain(why);
});

test.each(['marlene.krüger', 'Krueger1-krüger!', 'example-Marlene42'])(
  'refuses %j of Marlene Krüger',
  async (password) => {
    const personal = ['marlene.krüger@example.com', 'Marlene Krueger'];
    expect(await faultOf(password, personal)).toContain('your own name');
  },
);

test.each(['Waybill-2026!', 'acmeguard1', 'Trail.Example.org', 'security-admin'])(
  'refuses %j, which is made of words of this installation',
  async (password) => {
    expect(await faultOf(password)).toContain('belong to this product');
  },
);

test('refuses every breached password of the list that is long enough', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3000);
  const sample = [...long.slice(0, 500), ...long.slice(-500)];
  expect(sample.filter((password) => passwordScore(password, []) >= 2)).toEqual([]);
});

test('accepts long and uncommon ones, without asking for kinds of characters', async () => {
  for (const password of [
    'violet harbour 42',
    'gr8-Otter/lamp',
    'теплый-камень-19',
    'y'.repeat(3) + 'qV7#pLw2',
    // Four letters and digits, but not of a name.
    '%@!x#9Q&*t^',
  ]) {
    expect(await faultOf(password, ['ada@example.com'])).toBeNull();
  }
});

test('estimates a very long password in no time worth noticing', async () => {
  // The estimator alone would take minutes for this one: only its first hundred characters are used.
  expect(await faultOf('violet harbour 42 '.repeat(28))).toBeNull();
});

test('estimates only what passes every other rule, for a few words of the person', async () => {
  scored.length = 0;
  await faultOf('short');
  await faultOf('x'.repeat(513));
  await faultOf('password123');
  expect(scored).toEqual([]);
  const words = Array.from({ length: 200 }, (_word, index) => `w${index}`);
  await faultOf('violet harbour 42', [words.join('.')]);
  expect(scored).toEqual([['violet harbour 42', ...words.slice(0, 30)]]);
});
