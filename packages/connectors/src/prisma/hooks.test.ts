import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const read = (name: string, record: Record<string, unknown>) => hooks[name]?.(record, record);

test.each([
  [{ LogType: 'TRAFFIC', Action: 'allow' }, 'success'],
  [{ LogType: 'THREAT', Action: 'reset-both' }, 'failure'],
  [{ LogType: 'THREAT', Action: 'block-url' }, 'failure'],
  [{ LogType: 'GLOBALPROTECT', EventStatus: 'success' }, 'success'],
  [{ LogType: 'SYSTEM', EventName: 'auth-fail' }, 'failure'],
  [{ LogType: 'SYSTEM', EventName: 'general' }, null],
  [{ LogType: 'AUTH', EventDescription: 'Invalid Certificate' }, 'failure'],
  [{ LogType: 'USERID' }, 'success'],
  [{ LogType: 'HIPMATCH' }, null],
])('outcome of %j', (record, expected) => {
  expect(read('outcome', record)).toBe(expected);
});

test('a number that floating point has rounded names no entry', () => {
  expect(read('sequence', { SequenceNo: 7_292_474_944_208_657_000 })).toBeNull();
  expect(read('sequence', { SequenceNo: '7292474944208657111' })).toBe('7292474944208657111');
  expect(read('sequence', { SequenceNo: 4711 })).toBe('4711');
});

test('the firewall stands for the device only where there is no endpoint and no file', () => {
  expect(read('reporterName', { LogType: 'SYSTEM', DeviceName: 'fw1' })).toBe('fw1');
  expect(read('reporterName', { DeviceName: 'fw1', SourceDeviceHost: 'lt1' })).toBeNull();
  expect(
    read('reporterName', { LogType: 'THREAT', Subtype: 'file', DeviceName: 'fw1' }),
  ).toBeNull();
  expect(read('reporterSerial', { DeviceSN: 'no-serial' })).toBeNull();
});
