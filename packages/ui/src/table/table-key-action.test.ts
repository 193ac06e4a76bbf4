import { expect, test } from 'vitest';
import { tableKeyAction } from './table-key-action.ts';

const FREE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const STATE = { count: 50, activeIndex: 10, pageSize: 8 };
const move = (index: number, isExtending = false) => ({ kind: 'move', index, isExtending });

test.each([
  ['j', 11],
  ['J', 11],
  ['ArrowDown', 11],
  ['k', 9],
  ['ArrowUp', 9],
  ['PageDown', 18],
  ['PageUp', 2],
  ['Home', 0],
  ['End', 49],
])('%s moves to row %d', (key, index) => {
  expect(tableKeyAction({ ...FREE, key }, STATE)).toEqual(move(index));
});

test('the ends hold', () => {
  expect(tableKeyAction({ ...FREE, key: 'j' }, { ...STATE, activeIndex: 49 })).toEqual(move(49));
  expect(tableKeyAction({ ...FREE, key: 'PageUp' }, { ...STATE, activeIndex: 3 })).toEqual(move(0));
});

test('the first press with no active row goes to the first row', () => {
  const none = { ...STATE, activeIndex: -1 };
  expect(tableKeyAction({ ...FREE, key: 'j' }, none)).toEqual(move(0));
  expect(tableKeyAction({ ...FREE, key: 'k' }, none)).toEqual(move(0));
  expect(tableKeyAction({ ...FREE, key: 'Enter' }, none)).toBeNull();
});

test('Enter opens, with Shift the full page; X and Space toggle', () => {
  expect(tableKeyAction({ ...FREE, key: 'Enter' }, STATE)).toEqual({ kind: 'open', isFull: false });
  expect(tableKeyAction({ ...FREE, key: 'Enter', shiftKey: true }, STATE)).toEqual({
    kind: 'open',
    isFull: true,
  });
  expect(tableKeyAction({ ...FREE, key: 'x' }, STATE)).toEqual({ kind: 'toggle' });
  expect(tableKeyAction({ ...FREE, key: ' ' }, STATE)).toEqual({ kind: 'toggle' });
});

test('keys with Ctrl, Cmd or Alt belong to the browser', () => {
  expect(tableKeyAction({ ...FREE, key: 'j', ctrlKey: true }, STATE)).toBeNull();
  expect(tableKeyAction({ ...FREE, key: 'ArrowDown', metaKey: true }, STATE)).toBeNull();
});

test('an empty table has no use for keys', () => {
  expect(tableKeyAction({ ...FREE, key: 'j' }, { ...STATE, count: 0 })).toBeNull();
});
