import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { startNotices } from './start-notices.ts';

test('plain http and development are told, and nothing else', () => {
  expect(startNotices(readConfig({}))).toEqual(['Plain http: reachable from this machine only']);
  expect(startNotices(readConfig({ WAYBILL_IDENTITY_DEV: '1' }))).toEqual([
    'Plain http: reachable from this machine only',
    expect.stringContaining('WAYBILL_IDENTITY_DEV is on'),
  ]);
  const file = import.meta.filename;
  const tls = { WAYBILL_TLS_CERT_FILE: file, WAYBILL_TLS_KEY_FILE: file, WAYBILL_HOST: '0.0.0.0' };
  expect(startNotices(readConfig(tls))).toEqual([]);
});
