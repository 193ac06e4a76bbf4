import { expect, test } from 'vitest';
import { failureGroups } from './group-results.ts';

const failed = (streamId: string, more: object = {}) => ({
  streamId,
  ok: false,
  failure: 'auth_expired' as const,
  reach: null,
  detail: 'The vendor answered 401.',
  ...more,
});

test('one reason is one group, however many streams have it', () => {
  const streams = Array.from({ length: 8 }, (_, index) => failed(`s${index}`));
  expect(failureGroups(streams)).toEqual([
    {
      failure: 'auth_expired',
      reach: null,
      details: ['The vendor answered 401.'],
      streamIds: ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'],
    },
  ]);
});

test('where the request ended tells reasons apart, and what works is in no group', () => {
  const streams = [
    failed('a', { failure: 'unavailable', reach: 'dns', detail: null }),
    { streamId: 'b', ok: true, failure: null, reach: null, detail: null },
    failed('c', { failure: 'unavailable', reach: 'tls', detail: null }),
  ];
  expect(failureGroups(streams).map(({ reach, streamIds }) => [reach, streamIds])).toEqual([
    ['dns', ['a']],
    ['tls', ['c']],
  ]);
});
