// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, toast, type ToastInput } from './toast-store.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Not in this DOM; the swipe asks for them.
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.releasePointerCapture = () => {};
  HTMLElement.prototype.hasPointerCapture = () => true;
});
afterEach(() => {
  cleanup();
  for (const record of readToasts()) dismissToast(record.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

function show(input: ToastInput = { title: 'Saved' }) {
  render(<ToastArea />);
  act(() => void toast(input));
}
const card = () => document.querySelector<HTMLElement>('[data-variant]');
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('a toast closes by itself after 5000 ms', () => {
  show();
  wait(4999);
  expect(card()).not.toBeNull();
  wait(2);
  expect(card()).toBeNull();
  expect(readToasts()).toMatchObject([{ isOpen: false }]);
});

test('a title may have a description below it', () => {
  show({ title: 'Saved', description: 'It holds from now on.' });
  expect(card()?.textContent).toContain('It holds from now on.');
});

test('the area stands at the top centre, at most about 746 px wide, and follows the dark theme', async () => {
  document.documentElement.classList.add('dark');
  show();
  const area = screen.getByRole('region').querySelector('ol');
  expect(area?.className).toMatch(/(^| )top-/);
  expect(area?.className).toMatch(/left-1\/2|inset-x-0/);
  expect(area?.className).toContain('746px');
  expect(area?.closest('.dark') ?? card()?.closest('.dark')).not.toBeNull();
  document.documentElement.classList.remove('dark');
});

test('hovering pauses the time, leaving lets it go on', () => {
  show();
  wait(3000);
  const region = screen.getByRole('region');
  fireEvent.pointerMove(region);
  wait(60_000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(region);
  wait(1999);
  expect(card()).not.toBeNull();
  wait(2);
  expect(card()).toBeNull();
});

test('focus pauses the time as well', () => {
  show();
  wait(1000);
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  wait(60_000);
  expect(card()).not.toBeNull();
});

test('F8 moves the focus to the area, Escape closes', () => {
  show();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(card()).toBeNull();
});

test('the close button and the action close', () => {
  const onClick = vi.fn();
  show({ title: 'Removed', action: { label: 'Undo', onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
  act(() => void toast({ title: 'Again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(card()).toBeNull();
});

function swipe(distance: number) {
  const target = card();
  if (target === null) throw new Error('no toast to swipe');
  fireEvent.pointerDown(target, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(target, { clientX: distance / 2, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(target, { clientX: distance, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(target, { clientX: distance, clientY: 0, pointerId: 1 });
}

test('a swipe to the right closes past 50 px, not before', () => {
  show();
  swipe(50);
  expect(card()).not.toBeNull();
  swipe(51);
  expect(card()).toBeNull();
});

test('an icon of its own takes the place of the variant’s', () => {
  show({ title: 'A title', variant: 'success', icon: <svg data-icon="own" /> });
  const icons = [...(card()?.querySelectorAll('svg') ?? [])].filter(
    (icon) => icon.closest('button') === null,
  );
  expect(icons.map((icon) => icon.getAttribute('data-icon'))).toEqual(['own']);
});

test.each(['success', 'pending', 'warning', 'error', 'info', 'default', 'destructive'] as const)(
  'the variant %s is drawn, with words for its icon unless it has none',
  (variant) => {
    show({ title: 'A title', variant });
    expect(card()?.dataset.variant).toBe(variant);
    expect(card()?.querySelector('.sr-only') === null).toBe(variant === 'default');
  },
);
