// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '../button/IconButton.tsx';
import { TooltipProvider } from './TooltipProvider.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const hover = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
/** Away from the control and from the path to its tooltip, which can itself be hovered. */
function leave(name: string) {
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
}

function show() {
  render(
    <TooltipProvider>
      <IconButton label="Export" icon={<i />} />
      <IconButton label="Print" icon={<i />} />
    </TooltipProvider>,
  );
}

test('the first tooltip waits 700 ms, the next one within 300 ms does not', () => {
  show();
  hover('Export');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Export');
  leave('Export');
  wait(299);
  hover('Print');
  wait(0);
  expect(screen.getByRole('tooltip').textContent).toBe('Print');
});

test('after 300 ms without one, the wait begins anew', () => {
  show();
  hover('Export');
  wait(700);
  leave('Export');
  wait(301);
  hover('Print');
  wait(699);
  expect(screen.queryByRole('tooltip')?.textContent).not.toBe('Print');
});
