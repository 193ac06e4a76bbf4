import { expect, test } from 'vitest';
import { parameter, property } from './parameters.ts';

test('parameter reads lists, lists as text and command lines', () => {
  const list = [{ Name: 'ForwardTo', Value: 'a@x.example' }];
  for (const Parameters of [list, JSON.stringify(list), '-Name "r" -ForwardTo "a@x.example"']) {
    expect(parameter({ Parameters }, 'ForwardTo')).toBe('a@x.example');
    expect(parameter({ Parameters }, 'RedirectTo')).toBeNull();
  }
});

test('parameter does not take the end of another name for the name', () => {
  expect(parameter({ Parameters: '-AutoForwardTo "a@x.example"' }, 'ForwardTo')).toBeNull();
});

test('property reads key and value lists', () => {
  const record = { ExtraProperties: [{ Key: 'OsName', Value: 'windows' }] };
  expect(property(record, 'ExtraProperties', 'OsName')).toBe('windows');
  expect(property(record, 'DeviceProperties', 'OS')).toBeNull();
});
