import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, subscribeToasts, toast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const record of readToasts()) dismissToast(record.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('only one toast is known at a time: a new one replaces the current one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'success' });
  expect(readToasts()).toMatchObject([{ title: 'Second', variant: 'success', isOpen: true }]);
});

test('a dismissed toast is marked closed and forgotten after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Bye' });
  dismiss();
  expect(readToasts()).toMatchObject([{ title: 'Bye', isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(readToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readToasts()).toHaveLength(0);
});

test('dismissing twice does not start the delay again', () => {
  const { dismiss } = toast({ title: 'Bye' });
  dismiss();
  vi.advanceTimersByTime(500_000);
  dismiss();
  vi.advanceTimersByTime(500_000);
  expect(readToasts()).toHaveLength(0);
});

test('a closed toast that is shown again under its id stays', () => {
  toast({ id: 'save', title: 'Saving', variant: 'pending' }).dismiss();
  toast({ id: 'save', title: 'Saved', variant: 'success' });
  vi.advanceTimersByTime(1_000_000);
  expect(readToasts()).toMatchObject([{ id: 'save', title: 'Saved', isOpen: true }]);
});

test('a toast can be changed in place, and keeps its variant unless told otherwise', () => {
  const { update } = toast({ title: 'Saving', variant: 'pending' });
  update({ title: 'Still saving' });
  expect(readToasts()).toMatchObject([{ title: 'Still saving', variant: 'pending' }]);
  update({ title: 'Saved', variant: 'success' });
  expect(readToasts()).toMatchObject([{ title: 'Saved', variant: 'success' }]);
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  const { dismiss } = toast({ title: 'Once' });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  dismiss();
  expect(listener).toHaveBeenCalledTimes(1);
});
