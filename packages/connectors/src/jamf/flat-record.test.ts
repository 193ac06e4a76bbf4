import { expect, test } from 'vitest';
import { flatRecord } from './flat-record.ts';

test('an alert leaves its envelope', () => {
  const flat = flatRecord({ caid: 'c', input: { match: {}, eventType: 'GPFSEvent' } });
  expect(flat).toMatchObject({ eventType: 'GPFSEvent', alertVersion: 1 });
});

test('the one act of a telemetry event is named', () => {
  const flat = flatRecord({ host: {}, event: { note: 1, exec: { args: [] } } });
  expect(flat).toMatchObject({ actName: 'exec', act: { args: [] } });
});

test('a web event is known by its stream, or by its parts in older versions', () => {
  const named = { metadata: { product: 'Threat Events Stream' } };
  expect(flatRecord({ event: named })).toEqual({ web: named });
  const older = { device: {}, dns: {} };
  expect(flatRecord({ event: older })).toEqual({ web: older });
});

test('an event without an act stays as it is', () => {
  const record = { host: {}, event: { note: 1 } };
  expect(flatRecord(record)).toBe(record);
});
