import { expect, test } from 'vitest';
import { bundledDatabaseUrl, givenLoginAccess, ownLoginAccess } from './database-access.ts';

const KEY = Buffer.alloc(32, 7);

test('derives a password from the master key, another one for each database', () => {
  const url = 'postgres://root:secret@db.example:5433/waybill?sslmode=require';
  const access = ownLoginAccess('product', url, KEY);
  expect(access).toEqual(ownLoginAccess('product', url, KEY));
  expect(access.login.name).toBe('waybill_login');
  expect(access.url).toBe(
    `postgres://waybill_login:${access.login.password}@db.example:5433/waybill?sslmode=require`,
  );
  const passwords = [
    access,
    ownLoginAccess('identity', url.replace('waybill', 'waybill_identity'), KEY),
    ownLoginAccess('product', url, Buffer.alloc(32, 8)),
  ].map(({ login }) => login.password);
  expect(new Set(passwords).size).toBe(3);
});

test('replaces the login of a Unix socket address', () => {
  for (const start of ['postgres:///waybill', 'postgres://root@localhost/waybill']) {
    const { url } = ownLoginAccess('product', `${start}?host=%2Frun%2Fpostgresql`, KEY);
    expect(url).toMatch(/^postgres:\/\/waybill_login:\w{64}@localhost\/waybill\?host=%2Frun/);
  }
  expect(() => ownLoginAccess('product', 'postgres:///waybill', KEY)).toThrow('add the host');
  const bundled = { host: '/data/run', port: 5432, user: 'waybill', password: 'secret' };
  expect(bundledDatabaseUrl(bundled, 'waybill')).toBe(
    'postgres://waybill:secret@localhost:5432/waybill?host=%2Fdata%2Frun',
  );
});

test('keeps the operator’s login unchanged', () => {
  const access = givenLoginAccess('product', 'postgres://root@db/w', 'postgres://my%20app:x@db/w');
  expect(access.login).toEqual({ name: 'my app', password: null });
  expect(access.url).toBe('postgres://my%20app:x@db/w');
});
