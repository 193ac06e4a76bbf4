import { expect, test } from 'vitest';
import { parseUrl, urlHost } from './url-host.ts';

test('urlHost reads the host with or without a scheme', () => {
  expect(urlHost('https://Drive.Example.com:8443/a?b#c')).toBe('drive.example.com');
  expect(urlHost('files.example.com/a/b')).toBe('files.example.com');
  expect(urlHost('files.example.com:443')).toBe('files.example.com');
  expect(urlHost('http://[2001:db8::1]/x')).toBe('2001:db8::1');
});

test('urlHost is null for what has no host', () => {
  for (const value of ['', 'just words', 'mailto:ann@example.com', 'https://', null, 3]) {
    expect(urlHost(value)).toBeNull();
  }
});

test('parseUrl never throws', () => {
  expect(parseUrl('http://[broken')).toBeNull();
  expect(parseUrl('https://example.com/a')?.pathname).toBe('/a');
});
