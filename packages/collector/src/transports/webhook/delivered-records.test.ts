import { PushSchema } from '@waybill/connectors/kit/declaration/transport-schema';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { deliveredRecords } from './delivered-records.ts';

const VERIFY = { type: 'shared', in: 'header', name: 'x-token', secret: 'token' } as const;
const NOW = Date.UTC(2026, 1, 3);

function delivered(push: Partial<z.input<typeof PushSchema>>, body: string) {
  const headers = { 'x-event': 'push', 'x-twice': ['a', 'b'] };
  const parsed = PushSchema.parse({ verify: VERIFY, ...push });
  return deliveredRecords(parsed, { headers, rawBody: Buffer.from(body), now: NOW });
}

test('the body is a record, a list of records, or holds one', () => {
  expect(delivered({}, '{"a":1}')).toEqual([{ a: 1 }]);
  expect(delivered({}, '[{"a":1},{"a":2},7]')).toEqual([{ a: 1 }, { a: 2 }]);
  expect(delivered({ records: 'value' }, '{"value":[{"a":1}]}')).toEqual([{ a: 1 }]);
});

test('headers and the moment become members where there are none of that name', () => {
  const push = { headers: { event: 'X-Event', twice: 'X-Twice', no: 'X-No' }, receivedAt: 'at' };
  expect(delivered(push, '[{"a":1},{"event":"own"}]')).toEqual([
    { a: 1, event: 'push', at: '2026-02-03T00:00:00.000Z' },
    { event: 'own', at: '2026-02-03T00:00:00.000Z' },
  ]);
});

test('what is no JSON, or lacks its list, is left to be kept as it came', () => {
  expect(delivered({}, 'a=b')).toBeNull();
  expect(delivered({ records: 'value' }, '{"other":[]}')).toBeNull();
});
