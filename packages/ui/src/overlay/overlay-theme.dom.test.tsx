// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Popover } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '../menu/Menu.tsx';
import { RowMenu } from '../table/RowMenu.tsx';
import { ToastArea } from '../toast/ToastArea.tsx';
import { CutTextTip } from './CutTextTip.tsx';
import { Dialog } from './Dialog.tsx';
import { PopoverPanel } from './PopoverPanel.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Tooltip } from './Tooltip.tsx';
import { TOOLTIP_DELAY_MS } from './tooltip-times.ts';

const nothing = () => undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.classList.remove('dark');
});

function OpenRowMenu() {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <div role="row" aria-rowindex={2} data-index={0} />
      <RowMenu
        frame={frame}
        index={0}
        rows={[{}]}
        columns={[]}
        cellActions={() => []}
        onClose={nothing}
      />
    </div>
  );
}

/** Each overlay of the package, open, and how to find its box. */
const OVERLAYS: Record<string, { drawn: ReactNode; box: string; open?: () => void }> = {
  Dialog: {
    drawn: (
      <Dialog isOpen onClose={nothing} title="Question">
        Text
      </Dialog>
    ),
    box: 'dialog',
  },
  SidePanel: {
    drawn: (
      <SidePanel isOpen onClose={nothing} label="Peek">
        Text
      </SidePanel>
    ),
    box: '[aria-label=Peek]',
  },
  PopoverPanel: {
    drawn: (
      <Popover.Root open>
        <Popover.Trigger />
        <PopoverPanel label="More" className="">
          Text
        </PopoverPanel>
      </Popover.Root>
    ),
    box: '[aria-label=More]',
  },
  Tooltip: {
    drawn: (
      <Tooltip content="Why">
        <button type="button">go</button>
      </Tooltip>
    ),
    box: '[data-side]',
    open: () => act(() => document.querySelector('button')?.focus()),
  },
  CutTextTip: {
    drawn: (
      <>
        <p data-cut="The whole text">The wh…</p>
        <CutTextTip />
      </>
    ),
    box: '.pointer-events-none.fixed',
    open: () => {
      vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
      const text = document.querySelector('[data-cut]');
      if (text !== null) fireEvent.pointerOver(text);
      act(() => void vi.advanceTimersByTime(TOOLTIP_DELAY_MS));
    },
  },
  Menu: {
    drawn: <Menu trigger={<button type="button">go</button>} items={[]} isOpen />,
    box: '[role=menu]',
  },
  ToastArea: { drawn: <ToastArea />, box: '[data-toast-area]' },
};

test.each(Object.keys(OVERLAYS))(
  '%s has the dark class of the root, also when the theme changes while it is open',
  async (name) => {
    const { drawn, box, open } = OVERLAYS[name] ?? { drawn: null, box: '' };
    document.documentElement.classList.add('dark');
    render(drawn);
    open?.();
    const element = document.querySelector(box);
    expect(element?.classList.contains('dark')).toBe(true);
    await act(async () => document.documentElement.classList.remove('dark'));
    expect(document.querySelector(box)?.classList.contains('dark')).toBe(false);
  },
);

test('the menu of a table row has it as well', () => {
  document.documentElement.classList.add('dark');
  const { rerender } = render(<OpenRowMenu />);
  // Its frame is there from the second drawing on.
  rerender(<OpenRowMenu />);
  expect(document.querySelector('[role=menu]')?.classList.contains('dark')).toBe(true);
});
