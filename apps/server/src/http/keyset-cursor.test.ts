import { detectionRoutes } from '@waybill/contract';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type CursorType } from './keyset-cursor.ts';

const REFUSED = expect.objectContaining({ code: 'request.invalid' });
const ID = '7e57d004-2b97-4e7a-b45f-5387367791cd';

test.each<[CursorType[], (string | number)[]]>([
  [
    ['timestamptz', 'uuid'],
    ['2026-11-22T10:00:00.000Z', ID],
  ],
  [
    ['timestamptz', 'uuid'],
    ['2026-11-22 10:00:00.123456+00', ID],
  ],
  [
    ['timestamptz', 'uuid'],
    ['infinity', ID],
  ],
  [
    ['smallint', 'bigint', 'text'],
    [3, -12, `=${'€'.repeat(2000)}`],
  ],
])('%s is read as it was written', (types, values) => {
  const cursor = encodeCursor(values);
  expect(detectionRoutes['/v1/detections'].GET.query.parse({ cursor })).toEqual({ cursor });
  expect(decodeCursor(cursor, types)).toEqual(values);
});

test.each<[string, CursorType, string | number]>([
  ['a day that there is not', 'timestamptz', '2026-02-30T00:00:00Z'],
  ['an hour that there is not', 'timestamptz', '2026-02-20T25:00:00Z'],
  ['a year before all', 'timestamptz', '0000-01-01T00:00:00Z'],
  ['a year after all', 'timestamptz', '99999-01-01T00:00:00Z'],
  ['no id', 'uuid', 'a'],
  ['more than fits', 'integer', 2 ** 31],
  ['a part', 'integer', 0.5],
  ['what cannot be stored', 'text', 'a\0b'],
  ['another type', 'text', 1],
])('%s is told to be no cursor', (_what, type, value) => {
  expect(() => decodeCursor(encodeCursor([value]), [type])).toThrow(REFUSED);
});

test('a cursor of another list is none', () => {
  expect(() => decodeCursor(encodeCursor(['a', 'b']), ['text'])).toThrow(REFUSED);
  expect(() => decodeCursor('e30', ['text'])).toThrow(REFUSED);
});
