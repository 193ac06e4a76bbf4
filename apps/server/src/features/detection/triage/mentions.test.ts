import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';

const MEMBERS = [
  { userId: 'u1', name: 'Ana Müller', email: 'ana.mueller@ours.example' },
  { userId: 'u2', name: 'Bo', email: 'bo@ours.example' },
  { userId: 'u3', name: 'Bo of the partner', email: 'bo@partner.example' },
];

test.each([
  ['@ana.mueller, please look', ['u1']],
  ['Ask @Ana.Mueller.', ['u1']],
  ['(@bo@ours.example) and @bo@partner.example', ['u2', 'u3']],
  ['Twice @ana.mueller @ana.mueller', ['u1']],
  ['nobody@ana.mueller', []],
  ['mail ana.mueller@ours.example', []],
  ['@bo is two people', []],
  ['@somebody.else', []],
])('%s', (text, expected) => {
  expect(mentionsIn(text, MEMBERS).map(({ userId }) => userId)).toEqual(expected);
});

test('a text of a great many handles is read in the time of its length', () => {
  const many = Array.from({ length: 20_000 }, (_member, index) => ({
    userId: `m${index}`,
    name: `Member ${index}`,
    email: `member${index}@ours.example`,
  }));
  const found = mentionsIn(`@member7 ${'@a '.repeat(3000)}`, many);
  expect(found.map(({ userId }) => userId)).toEqual(['m7']);
});
