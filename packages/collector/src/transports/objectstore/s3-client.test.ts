import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CollectFailure } from '../../collect-failure.ts';
import type { TransportRun } from '../transport-run.ts';
import { roleKeys } from './assume-role.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

let server: TestS3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.failures.length = 0;
});

const run: TransportRun = {
  values: {},
  send: fetch,
  now: Date.now,
  signal: new AbortController().signal,
  position: null,
  sleep: () => Promise.resolve(),
};

function client(keys = server.keys): S3Client {
  return createS3Client(run, {
    bucket: 'logs',
    region: 'eu-central-1',
    endpoint: server.url,
    keys: () => Promise.resolve(keys),
  });
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const code = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof CollectFailure ? error.code : `no failure: ${String(error)}`;
};

test('what is put under any name is listed and got under it', async () => {
  const keys = ['plain.json', 'a b/c+d=e.txt', "ä/ß(1)'!*.txt", 'x//y&z?#%41<>".txt'];
  for (const key of keys)
    await client().put(key, bytes(`in ${key}`), { contentType: 'text/plain' });
  const { objects, token } = await client().list({ prefix: '' });
  expect(objects.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(token).toBeNull();
  expect(objects[0]?.sizeBytes).toBeGreaterThan(0);
  expect(Math.abs(Date.now() - (objects[0]?.changedAt ?? 0))).toBeLessThan(60_000);
  for (const key of keys) {
    expect(new TextDecoder().decode(await client().get(key))).toBe(`in ${key}`);
  }
});

test('a list is read by prefix, after a key, by folders and page by page', async () => {
  for (const key of ['a/1', 'a/2', 'a/3', 'b/1', 'c'])
    await client().put(key, bytes('x'), { contentType: 'a/b' });
  const keys = ({ objects }: Awaited<ReturnType<S3Client['list']>>) =>
    objects.map(({ key }) => key);
  expect(keys(await client().list({ prefix: 'a/', startAfter: 'a/1' }))).toEqual(['a/2', 'a/3']);
  const folders = await client().list({ prefix: '', delimiter: '/' });
  expect([folders.folders, keys(folders)]).toEqual([['a/', 'b/'], ['c']]);
  const first = await client().list({ prefix: 'a/', most: 2 });
  expect(keys(first)).toEqual(['a/1', 'a/2']);
  const second = await client().list({ prefix: 'a/', token: first.token ?? 'none' });
  expect([keys(second), second.token]).toEqual([['a/3'], null]);
});

test('what the store refuses is told apart', async () => {
  const wrong = { ...server.keys, secretAccessKey: 'other' };
  expect(await code(client(wrong).list({ prefix: '' }))).toBe('auth_expired');
  expect(await code(client().get('missing'))).toBe('not_found');
  expect(await code(client().get('a/../b'))).toBe('not_found');
  const failing = (status: number, name: string) => {
    server.failures.push({ status, code: name });
    return code(client().get('a'));
  };
  expect(await failing(403, 'AccessDenied')).toBe('permission_missing');
  expect(await failing(403, 'RequestTimeTooSkewed')).toBe('clock_skew');
  expect(await failing(301, 'PermanentRedirect')).toBe('config_invalid');
});

test('a busy store is asked again, and given up on in the end', async () => {
  await client().put('a', bytes('x'), { contentType: 'a/b' });
  const busy = { status: 503, code: 'SlowDown' };
  server.failures.push(busy, busy);
  expect(await client().get('a')).toHaveLength(1);
  server.failures.push(busy, busy, busy, busy);
  expect(await code(client().get('a'))).toBe('rate_limited');
});

test('a role is assumed with its external id, and once for several requests', async () => {
  server.roles.set('arn:aws:iam::1:role/reader', 'tenant-7');
  const role = (externalId: string) =>
    createS3Client(run, {
      bucket: 'logs',
      region: 'eu-central-1',
      endpoint: server.url,
      keys: roleKeys(run, {
        keys: server.keys,
        region: 'eu-central-1',
        roleArn: 'arn:aws:iam::1:role/reader',
        externalId,
        endpoint: server.url,
      }),
    });
  server.requests.length = 0;
  const reader = role('tenant-7');
  await reader.put('a', bytes('x'), { contentType: 'a/b' });
  expect(await reader.get('a')).toHaveLength(1);
  expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'PUT', 'GET']);
  expect(await code(role('tenant-8').get('a'))).toBe('permission_missing');
});
