import { expect, test } from 'vitest';
import { directoryFacts } from './directory.ts';

const target = (type: number, id: string) => ({ Type: type, ID: id });
const BASE = {
  source: 'Entra',
  stream: 'directory',
  vendorOperation: 'Update user.',
  occurredAt: 0,
} as const;
const factsOf = (record: Record<string, unknown>) => directoryFacts(record, BASE);

test('a target with a sign-in name is an account, one without an application', () => {
  const user = factsOf({ ObjectId: 'u1', Target: [target(5, 'mara@harbor.example')] });
  expect(user).toMatchObject({
    targetUser: 'mara@harbor.example',
    object: { kind: 'account', id: 'u1', name: 'mara@harbor.example' },
  });
  const other = factsOf({ ObjectId: 'a1', Target: [target(1, 'Payroll sync')] });
  expect(other).toMatchObject({
    targetUser: null,
    object: { kind: 'application', id: 'a1', name: 'Payroll sync' },
  });
});

test('the address of the record stands in where no target has a sign-in name', () => {
  expect(factsOf({ ObjectId: 'mara@harbor.example' })).toMatchObject({
    targetUser: 'mara@harbor.example',
    object: { kind: 'account' },
  });
});

test('the class that the record writes decides, and the name of a group is kept', () => {
  const group = factsOf({ Target: [target(2, 'Group'), target(1, 'Finance')] });
  expect(group).toMatchObject({ targetGroup: 'Finance', object: { kind: 'group' } });
  const role = factsOf({ Target: [target(2, 'Role'), target(5, 'mara@harbor.example')] });
  expect(role).toMatchObject({ targetGroup: null, object: { kind: 'setting' } });
  // As the directory writes it: a JSON text with its quotes.
  const changed = [{ Name: 'Group.DisplayName', NewValue: '"All staff"' }];
  expect(factsOf({ ModifiedProperties: changed }).targetGroup).toBe('All staff');
});
