import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

function call(hook: string, record: Record<string, unknown>): unknown {
  return hooks[hook]?.(record, record);
}

test.each([
  ['Delete MobileApp', 'application'],
  ['Assign DeviceManagementScript', 'setting'],
  ['Patch RoleAssignment', 'setting'],
  ['Create Group', 'group'],
  ['Wipe ManagedDevice', 'other'],
])('%s is done to: %s', (operationName, kind) => {
  expect(call('objectKind', { operationName })).toBe(kind);
});

test('only a device as target is the device of the act', () => {
  const properties = { TargetObjectIds: ['x-1'] };
  const of = (operationName: string) => call('targetDevice', { operationName, properties });
  expect(of('Rename device ManagedDevice')).toBe('x-1');
  expect(of('Delete MobileApp')).toBeNull();
});

test('a name that is not there is no name', () => {
  const properties = { TargetDisplayNames: ['<null>', 'Remote help'] };
  expect(call('targetName', { properties })).toBe('Remote help');
  expect(call('targetName', { properties: { TargetDisplayNames: ['<null>'] } })).toBeNull();
});

test('zeros are nobody', () => {
  const properties = { IntuneUserId: '00000000-0000-0000-0000-000000000000' };
  expect(call('deviceUserId', { properties })).toBeNull();
  expect(call('deviceUserId', { properties: { UserId: 'u-1' } })).toBe('u-1');
});
