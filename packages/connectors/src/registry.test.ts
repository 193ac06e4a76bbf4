import { INTEGRATION_NAMES } from '@waybill/contract';
import { expect, test } from 'vitest';
import { connectorForSource } from './registry.ts';

test('one connector serves all sources that it names', () => {
  expect(connectorForSource('Google Drive')?.id).toBe('google-workspace');
  expect(connectorForSource('Gmail')).toBe(connectorForSource('Google Drive'));
});

test('every source of the specification is read by a connector', () => {
  expect(INTEGRATION_NAMES.filter((name) => connectorForSource(name) === undefined)).toEqual([]);
});
