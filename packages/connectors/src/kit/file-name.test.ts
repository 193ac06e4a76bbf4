import { expect, test } from 'vitest';
import { basename, directoryOf, extensionOf } from './file-name.ts';

test('basename on either slash', () => {
  expect(basename('/a/b/Plan.xlsx')).toBe('Plan.xlsx');
  expect(basename('C:\\Users\\ann\\Plan.xlsx')).toBe('Plan.xlsx');
  expect(basename('a/b/')).toBe('b');
  expect(basename('/')).toBeNull();
  expect(basename(null)).toBeNull();
});

test('directoryOf keeps the path as written', () => {
  expect(directoryOf('/a/b/c.txt')).toBe('/a/b');
  expect(directoryOf('C:\\Users\\c.txt')).toBe('C:\\Users');
  expect(directoryOf('/c.txt')).toBe('/');
  expect(directoryOf('c.txt')).toBeNull();
  expect(directoryOf('a/b/')).toBe('a');
});

test('extensionOf', () => {
  expect(extensionOf('Plan.XLSX')).toBe('xlsx');
  expect(extensionOf('/x.d/archive.tar.gz')).toBe('gz');
  for (const name of ['Plan', '.bashrc', 'v1.2 final', 'a.', '', null]) {
    expect(extensionOf(name)).toBeNull();
  }
});
