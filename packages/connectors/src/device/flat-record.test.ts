import { expect, test } from 'vitest';
import { flatRecord } from './flat-record.ts';

test('a row leaves its envelope, and its columns in JSON are read', () => {
  const flat = flatRecord({
    category: 'AdvancedHunting-DeviceEvents',
    time: 'T',
    tenantId: 'X',
    properties: { ActionType: 'A', AdditionalFields: '{"a":1}', LoggedOnUsers: 'no JSON' },
  });
  expect(flat).toMatchObject({
    TableName: 'DeviceEvents',
    EnvelopeTime: 'T',
    EnvelopeTenant: 'X',
    AdditionalFields: { a: 1 },
    LoggedOnUsers: null,
  });
});

test('a row of a query is taken as it is', () => {
  expect(flatRecord({ TableName: 'DeviceInfo', DeviceId: 'd' })).toMatchObject({ DeviceId: 'd' });
});

test('dotted names become names without dots, other records stay', () => {
  expect(flatRecord({ 'endpoint.name': 'a', 'os.name': 'b' })).toEqual({
    endpoint_name: 'a',
    os_name: 'b',
  });
  const record = { event: { action: 'x' } };
  expect(flatRecord(record)).toBe(record);
});
