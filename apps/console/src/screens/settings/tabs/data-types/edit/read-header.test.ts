import { expect, test } from 'vitest';
import { headerCells } from './read-header.ts';

test('columns are read by the separator that is there', () => {
  expect(headerCells('name,number\r\nAda,1')).toEqual(['name', 'number']);
  expect(headerCells('\uFEFFName;Nummer, alt;Ort\n')).toEqual(['Name', 'Nummer, alt', 'Ort']);
  expect(headerCells('a\tb')).toEqual(['a', 'b']);
});

test('quotes keep a separator, and an empty file has no columns', () => {
  expect(headerCells('"last, first",id')).toEqual(['last, first', 'id']);
  expect(headerCells('')).toEqual([]);
});
