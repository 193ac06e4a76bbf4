import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['10.0.0.1', false],
])('%s is this machine only: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test('an address is judged by its host', () => {
  expect(isLoopbackAddress('http://localhost:4600')).toBe(true);
  expect(isLoopbackAddress('https://[::1]/login')).toBe(true);
  expect(isLoopbackAddress('https://localhost@waybill.example.com')).toBe(false);
  expect(isLoopbackAddress('localhost')).toBe(false);
});
