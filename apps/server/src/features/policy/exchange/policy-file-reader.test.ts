import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { policyFileReader, type PolicyFileReader } from './policy-file-reader.ts';

const ROOT = path.join(import.meta.dirname, '../../../../../..');
const OBEDIENT = path.join(ROOT, 'packages/identity/src/testing/obedient-thread.ts');
const FROM = { tenantId: 1, userId: 'U1' };
const HEAD = 'format: waybill/policies/1';

let reader: PolicyFileReader;
afterEach(() => reader.close());

test('reads a file, and tells where another one is at fault', async () => {
  reader = policyFileReader();
  expect(await reader.read(FROM, HEAD)).toEqual({
    file: { format: 'waybill/policies/1', lists: [], policies: [] },
  });
  expect(await reader.read(FROM, `${HEAD}\nformat: x`)).toMatchObject({ fault: { line: 2 } });
});

test('a file that takes too long is at fault, and the next one is read', async () => {
  reader = policyFileReader({ script: OBEDIENT, limits: { deadlineMs: 3000 } });
  expect(await reader.read(FROM, 'hang')).toMatchObject({
    fault: { message: expect.stringContaining('too long'), line: 1 },
  });
  expect(await reader.read(FROM, 'next')).toEqual({ did: 'next' });
});

test('one file of a user waits, three of a tenant, and those of another tenant', async () => {
  reader = policyFileReader({ script: OBEDIENT });
  const read = (tenantId: number, userId: string) => reader.read({ tenantId, userId }, 'x');
  const outcomes = await Promise.allSettled([
    read(1, 'U1'),
    read(1, 'U1'),
    read(1, 'U1'),
    read(1, 'U2'),
    read(1, 'U3'),
    read(1, 'U4'),
    read(2, 'U5'),
  ]);
  const read7 = outcomes.map(({ status }) => (status === 'fulfilled' ? 'read' : 'refused'));
  expect(read7.join()).toBe('read,read,refused,read,read,refused,read');
  expect(outcomes[2]).toMatchObject({ reason: { code: 'request.too_many' } });
});
