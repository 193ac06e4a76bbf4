import { expect, test } from 'vitest';
import { caretLines } from './caret-lines.ts';

const shown = (pattern: string, position: number) => {
  const { line, before } = caretLines(pattern, position);
  return [line, `${' '.repeat(before)}^`];
};

test('the caret stands under the character at fault', () => {
  expect(shown('PRJ-(?=x)', 4)).toEqual(['PRJ-(?=x)', '    ^']);
  expect(shown('(a', 2)).toEqual(['(a', '  ^']);
});

test('of a long pattern only the surroundings are shown, with the caret at its place', () => {
  const { line, before } = caretLines(`${'a'.repeat(200)}!${'b'.repeat(200)}`, 200);
  expect(line[before]).toBe('!');
  expect(line.length).toBeLessThan(70);
  expect(line.startsWith('…') && line.endsWith('…')).toBe(true);
});

test('what is no character of a line is shown as one', () => {
  expect(caretLines('a\tb\nc', 99)).toEqual({ line: 'a b c', before: 5 });
});
