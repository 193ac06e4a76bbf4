import type { SampleDataState } from '@waybill/contract';
import { expect, test } from 'vitest';
import { sampleTask } from './sample-task.ts';

const AT = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const sample: SampleDataState = {
  state: 'loaded',
  done: 9,
  total: 9,
  isTenantEmpty: false,
  message: null,
  updatedAt: new Date(AT).toISOString(),
};

test('finished work is told for a day, work that goes on for as long as it takes', () => {
  expect(sampleTask(sample, AT + DAY)?.state).toBe('done');
  expect(sampleTask(sample, AT + DAY + 1)).toBeNull();
  expect(sampleTask({ ...sample, state: 'loading' }, AT + 3 * DAY)?.state).toBe('running');
});

test('a state that never changed tells of no work', () => {
  expect(sampleTask({ ...sample, state: 'none', updatedAt: null }, AT)).toBeNull();
});
