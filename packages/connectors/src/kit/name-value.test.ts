import { expect, test } from 'vitest';
import { nameValue } from './name-value.ts';

test('nameValue reads each vendor spelling of a list of names and values', () => {
  const google = [
    { name: 'doc_title', value: 'Plan' },
    { name: 'billable', boolValue: false },
    { name: 'size', intValue: '12' },
    { name: 'new_value', multiValue: ['can_edit'] },
    { name: 'message', messageValue: { parameter: [] } },
  ];
  expect(nameValue(google, 'doc_title')).toBe('Plan');
  expect(nameValue(google, 'billable')).toBe(false);
  expect(nameValue(google, 'size')).toBe('12');
  expect(nameValue(google, 'new_value')).toEqual(['can_edit']);
  expect(nameValue(google, 'message')).toEqual({ parameter: [] });
  expect(nameValue([{ Name: 'Identity', Value: 'ann' }], 'Identity')).toBe('ann');
  expect(nameValue([{ Name: 'Role', NewValue: 'x', OldValue: 'y' }], 'Role')).toBe('x');
});

test('nameValue is undefined for no list, no entry and no value', () => {
  expect(nameValue(undefined, 'a')).toBeUndefined();
  expect(nameValue([null, 3, { name: 'b' }], 'a')).toBeUndefined();
  expect(nameValue([{ name: 'b' }], 'b')).toBeUndefined();
});
