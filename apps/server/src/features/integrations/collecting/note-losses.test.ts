import { declaration } from '@waybill/connectors/azure/declaration.data';
import { expect, test } from 'vitest';
import { lossesOf } from './note-losses.ts';

const NOW = Date.UTC(2026, 9, 5);
const DAY = 86_400_000;

/** A stream whose source retains ninety days. */
const stream = declaration.streams.find(
  (one) =>
    one.transport === 'http' && one.cursor.type === 'time' && one.cursor.maxAge !== undefined,
);
const claim = { failure: null, lastSuccessAt: NOW - DAY, position: null };
const positionAt = (...times: number[]) => ({
  partitions: Object.fromEntries(times.map((time, index) => [`p${index}`, { time }])),
});

test('a run that goes on within what the source keeps has lost nothing', () => {
  if (!stream) throw new Error('The connector declares such a stream');
  expect(lossesOf(claim, stream, NOW)).toEqual([]);
  expect(lossesOf({ ...claim, position: positionAt(NOW - 80 * DAY) }, stream, NOW)).toEqual([]);
});

test('what the source keeps no longer is lost from where it was read to', () => {
  if (!stream) throw new Error('The connector declares such a stream');
  const position = positionAt(NOW - DAY, NOW - 100 * DAY);
  expect(lossesOf({ ...claim, position }, stream, NOW)).toEqual([
    { reason: 'position-expired', from: NOW - 100 * DAY, to: NOW - 90 * DAY },
  ]);
});

test.each([
  ['gone', 'position-expired'],
  ['not_licensed', 'not-recorded'],
] as const)('after %s what came since the last success is lost', (failure, reason) => {
  if (!stream) throw new Error('The connector declares such a stream');
  expect(lossesOf({ ...claim, failure }, stream, NOW)).toEqual([
    { reason, from: NOW - DAY, to: NOW },
  ]);
  expect(lossesOf({ ...claim, failure, lastSuccessAt: null }, stream, NOW)).toEqual([]);
});

test('credentials that ran out lose nothing: the source still tells it', () => {
  if (!stream) throw new Error('The connector declares such a stream');
  expect(lossesOf({ ...claim, failure: 'auth_expired' }, stream, NOW)).toEqual([]);
});
