import { expect, test } from 'vitest';
import { lowerText, text, texts } from './text.ts';

test('text keeps strings as written and writes numbers out', () => {
  expect(text(' Plan.xlsx')).toBe(' Plan.xlsx');
  expect(text(42)).toBe('42');
});

test('text is null for what says nothing', () => {
  for (const value of ['', '  ', '\0', null, undefined, {}, [], true, Number.NaN]) {
    expect(text(value)).toBeNull();
  }
});

test('text takes out what a database cannot hold', () => {
  expect(text('a\0b')).toBe('ab');
  expect(text('a\uD800')).toBe('a\uFFFD');
});

test('lowerText folds case', () => {
  expect(lowerText('Ann@Example.COM')).toBe('ann@example.com');
  expect(lowerText(null)).toBeNull();
});

test('texts reads a list or a single value', () => {
  expect(texts(['a', '', null, 7])).toEqual(['a', '7']);
  expect(texts('a')).toEqual(['a']);
  expect(texts(undefined)).toEqual([]);
});
