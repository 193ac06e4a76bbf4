import { expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { CliError } from './cli-error.ts';
import { revocationOf, signingKeyCommand } from './signing-key-command.ts';

test('a revocation names a key and a reason', () => {
  expect(revocationOf('abc', 'copied')).toEqual({ path: 'revoke', kid: 'abc', reason: 'copied' });
  expect(() => revocationOf(undefined, 'copied')).toThrow(CliError);
  expect(() => revocationOf('abc', undefined)).toThrow('--reason');
});

test('keys are listed, rotated once and revoked', async () => {
  const app = await testApp();
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const environment = { WAYBILL_MASTER_KEY: app.masterKey.toString('hex') };
  const { database } = app.db;
  const installation = {
    config: readConfig(environment),
    address,
    signInAddress: address,
    database,
    databaseUrl: '',
  };
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const run = async (request: Parameters<typeof signingKeyCommand>[1]): Promise<string[]> => {
    written.length = 0;
    expect(await signingKeyCommand(installation, request)).toBe(0);
    return written.join('').trim().split('\n');
  };
  try {
    const before = await run({ path: 'all' });
    expect(before.map((line) => line.split(/ +/)[3])).toEqual(['signs', 'signs']);
    expect(await run({ path: 'rotate' })).toEqual([
      expect.stringContaining('published, signs from'),
      expect.stringContaining('published, signs from'),
      ...before,
    ]);
    await expect(run({ path: 'rotate' })).rejects.toThrow('published already');
    const kid = before[0]?.split(' ')[0] ?? '';
    const after = await run({ path: 'revoke', kid, reason: 'copied' });
    expect(after.find((line) => line.startsWith(kid))).toMatch(/revoked$/);
    const hosted = {
      ...installation,
      config: readConfig({
        IDENTITY_MODE: 'hosted',
        DESCOPE_PROJECT_ID: 'P1',
        DESCOPE_MANAGEMENT_KEY: 'K'.repeat(20),
      }),
    };
    await expect(signingKeyCommand(hosted, { path: 'all' })).rejects.toThrow('hosted');
  } finally {
    spy.mockRestore();
    await app.close();
  }
});
