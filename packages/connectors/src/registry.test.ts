import { INTEGRATION_NAMES, SOURCES } from '@waybill/contract';
import { expect, test } from 'vitest';
import { connectorForSource } from './registry.ts';

test('one connector serves all sources that it names', () => {
  expect(connectorForSource('Google Drive')?.id).toBe('google-workspace');
  expect(connectorForSource('Gmail')).toBe(connectorForSource('Google Drive'));
});

test('every source of the specification is read by a connector', () => {
  expect(INTEGRATION_NAMES.filter((name) => connectorForSource(name) === undefined)).toEqual([]);
});

test('every registered source is read by the connector whose manifest declares it', () => {
  expect(SOURCES.map(({ name }) => connectorForSource(name)?.id)).toEqual(
    SOURCES.map(({ connector }) => connector),
  );
});
