import { expect, test } from 'vitest';
import { startOf } from './start-of.ts';

test.each([
  ['', null],
  ['detection=d1', { kind: 'detection', detectionId: 'd1' }],
  ['policy=mass-download', { kind: 'policy', policyKey: 'mass-download' }],
  ['from=Snowflake', { kind: 'flow', origin: 'Snowflake', destination: null }],
  ['from=A&to=B', { kind: 'flow', origin: 'A', destination: 'B' }],
])('%s', (search, start) => {
  expect(startOf(new URLSearchParams(search))).toEqual(start);
});
