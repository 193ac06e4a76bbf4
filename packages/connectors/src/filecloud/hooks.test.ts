import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const read = (name: string, record: Record<string, unknown>) => hooks[name]?.(record, record);

test.each([
  ['ann uploaded /ann/plans/Q1 plan.xlsx', 'uploaded', '/ann/plans/Q1 plan.xlsx'],
  ['ann shared /ann/plan.xlsx with ben@example.com', 'shared', '/ann/plan.xlsx'],
  ['ann downloaded "/Team Folders/a b.pdf" OK', 'downloaded', '/Team Folders/a b.pdf'],
  ['ann logged in FAIL', 'logged in', null],
  ['nothing', null, null],
])('%s', (Message, operation, path) => {
  expect(read('messageOperation', { Message })).toBe(operation);
  expect(read('messagePath', { Message })).toBe(path);
});

test.each([
  [{ Message: 'ann logged in FAIL' }, 'failure'],
  [{ outcome: 'Success' }, 'success'],
  [{ result: '0' }, 'failure'],
  [{ Message: 'ann failed to please' }, null],
])('outcome of %j', (record, expected) => {
  expect(read('outcome', record)).toBe(expected);
});

test('operations are known whatever their spelling', () => {
  expect(read('movement', { operation: 'Download File', filePath: '/ann/a.pdf' })).toMatchObject({
    action: 'Download',
    origin: { name: 'FileCloud', container: 'ann' },
    destination: { name: 'Device' },
  });
});
