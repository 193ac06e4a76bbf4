import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

const SHA256 = 'a'.repeat(64);

test.each([
  ['payroll  2024 ', 'text', 'payroll 2024', 'payroll 2024'],
  ['p', 'text', '', null],
  ['', 'text', '', null],
  ['DET-17', 'number', 'det:DET-17', 'DET-17'],
  ['det:17', 'number', 'det:DET-17', 'DET-17'],
  ['det:payroll', 'operator', 'det:payroll', 'payroll'],
  ['person:dana', 'operator', 'person:dana', null],
  ['dana@northwind.example', 'email', 'dana@northwind.example', 'dana@northwind.example'],
  [SHA256, 'hash', SHA256, SHA256],
  ['a'.repeat(63), 'text', 'a'.repeat(63), 'a'.repeat(63)],
  [
    'https://drive.example/file/d/1a/view?usp=sharing#x',
    'url',
    'drive.example/file/d/1a',
    'drive.example/file/d/1a',
  ],
  ['https://a.example/', 'url', 'a.example', 'a.example'],
])('%j looks like a %s', (text, look, query, listText) => {
  expect(readTyped(text)).toEqual({ look, query, listText });
});

test('a text is cut to what the search takes', () => {
  expect(readTyped('x'.repeat(300)).query).toHaveLength(200);
});
