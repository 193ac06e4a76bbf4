import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  'https://drive.example/d/1',
  'http://intranet/',
  'file:///srv/a.txt',
  's3://bucket/key',
  'blob:https://a.example/1-2',
])('%s is a link', (text) => {
  expect(safeLink(text)).toBe(text);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/', 'no link', '', '//host'])(
  '%s is none',
  (text) => {
    expect(safeLink(text)).toBeNull();
  },
);
