import { expect, test } from 'vitest';
import { mappedRoles } from './mapped-roles.ts';

const groupsMapping = [
  { roleName: 'Admin', groups: ['admins', 'owners'] },
  { roleName: 'Viewer', groups: ['staff'] },
];

test('every role of a group that the person is in, and the default ones, once each', () => {
  const rules = { groupsMapping, defaultSSORoles: ['Viewer'] };
  expect(mappedRoles(rules, ['owners', 'staff', 'other'])).toEqual(['Viewer', 'Admin']);
  expect(mappedRoles({ groupsMapping }, [])).toEqual([]);
});

test('group names are compared exactly', () => {
  expect(mappedRoles({ groupsMapping }, ['Admins', 'admins '])).toEqual([]);
});

test('nothing is said of roles where no group is mapped', () => {
  expect(mappedRoles({ defaultSSORoles: ['Viewer'] }, ['admins'])).toBeUndefined();
  expect(mappedRoles({ groupsMapping: [] }, ['admins'])).toBeUndefined();
});
