import { expect, test } from 'vitest';
import { flatRecord } from './flat-record.ts';

test('fields of a feed are laid open, the finer time first', () => {
  const record = {
    time: '2026-03-02T09:30:00Z',
    fieldsMap: { action: 'Block', time: '1772443800123' },
  };
  expect(flatRecord(record)).toEqual({ action: 'Block', time: '1772443800123' });
  expect(flatRecord({ time: '2026-03-02T09:30:00Z', fieldsMap: { admin: 'a' } })).toEqual({
    admin: 'a',
    time: '2026-03-02T09:30:00Z',
  });
});

test('an entry that was split off its account', () => {
  expect(flatRecord({ id: '7', records: { time: 'x', fieldsMap: {} } })).toEqual({ time: 'x' });
});

test('what is flat stays as it is', () => {
  const record = { action: 'Allow', time: '1' };
  expect(flatRecord(record)).toBe(record);
});
