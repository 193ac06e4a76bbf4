import { expect, test } from 'vitest';
import { initials, stableIndex } from './initials.ts';

test.each([
  ['Dana Whitfield', 'DW'],
  ['dana.whitfield@northwind.example', 'DW'],
  ['Cher', 'C'],
  ['Anna Maria de Souza', 'AS'],
  ['', '?'],
  ['李 小龙', '李小'],
])('%s becomes %s', (name, text) => {
  expect(initials(name)).toBe(text);
});

test('a name keeps its tint', () => {
  expect(stableIndex('Dana', 5)).toBe(stableIndex('Dana', 5));
  const used = new Set(Array.from({ length: 60 }, (_, index) => stableIndex(`person ${index}`, 5)));
  expect(used.size).toBe(5);
});
