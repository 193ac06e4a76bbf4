import { expect, test } from 'vitest';
import { connectorForSource } from './registry.ts';

test('one connector serves all sources that it names', () => {
  expect(connectorForSource('Google Drive')?.id).toBe('google-workspace');
  expect(connectorForSource('Gmail')).toBe(connectorForSource('Google Drive'));
});

test('a source without a connector has none', () => {
  expect(connectorForSource('TextEdit')).toBeUndefined();
});
