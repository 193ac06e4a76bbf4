import { expect, test } from 'vitest';
import { systemAddress, systemFile, systemServer, systemUser } from './system-text.ts';

test.each([
  [
    "authenticated for user 'ann'.   auth profile 'GP', server address 'dc1.example.com', From: 203.0.113.4.",
    { user: 'ann', address: '203.0.113.4', server: 'dc1.example.com', file: null },
  ],
  [
    'Package upgraded from version 1 to 2 by admin',
    { user: 'admin', address: null, server: null, file: null },
  ],
  [
    'Update job succeeded  for user admin',
    { user: 'admin', address: null, server: null, file: null },
  ],
  [
    'Update job succeeded  for user Auto update agent',
    { user: null, address: null, server: null, file: null },
  ],
  [
    'Connection to Update server: done, initiated by 203.0.113.4',
    { user: null, address: '203.0.113.4', server: null, file: null },
  ],
  [
    'NTP sync to server de.pool.example.org',
    { user: null, address: null, server: 'de.pool.example.org', file: null },
  ],
  [
    'Installed contents package: all-1.tgz',
    { user: null, address: null, server: null, file: 'all-1.tgz' },
  ],
])('%s', (EventDescription, expected) => {
  const record = { LogType: 'SYSTEM', EventDescription };
  const read = {
    user: systemUser(record),
    address: systemAddress(record),
    server: systemServer(record),
    file: systemFile(record),
  };
  expect(read).toEqual(expected);
});

test('only system logs are read from their sentences', () => {
  expect(systemUser({ LogType: 'CONFIG', EventDescription: "for user 'ann'" })).toBeNull();
});
