import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { tableKeyAction, type TableKeyAction, type TableKeyState } from './table-key-action.ts';

export interface TableKeyOptions extends TableKeyState {
  /** `isExtending` with Shift: the selection should extend over the way. */
  onMove: (index: number, isExtending: boolean) => void;
  /** `isFull` with Shift: the full page rather than the peek. */
  onOpen: (index: number, isFull: boolean) => void;
  onToggle?: ((index: number) => void) | undefined;
  /** The actions of a row are asked for; without it the key is left alone. */
  onMenu?: ((index: number) => void) | undefined;
  /** Escape: clears the selection. False if none; the key is then passed on. */
  onClear?: (() => boolean) | undefined;
  /** Also listens on the page, so that J and K go on working while a peek panel is open. */
  isPageWide?: boolean | undefined;
}

const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=slider], [role=tablist], dialog';

/** Whether the target of a key press handles keys itself. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

/** Whether Enter or Space on this element presses it. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a:not([data-row-link]), button, summary, input, [role=switch]') !== null
  );
}

/** The keyboard of a table: J, K, arrows, page keys, Home, End, Enter, X. Returns its listener. */
export function useTableKeys(options: TableKeyOptions): (event: ReactKeyboardEvent) => void {
  function act(event: KeyboardEvent): void {
    if (event.defaultPrevented || hasOwnKeys(event.target)) return;
    if ((event.key === 'Enter' || event.key === ' ') && isPressable(event.target)) return;
    const action = tableKeyAction(event, options);
    if (action === null) return;
    if (take(action)) event.preventDefault();
  }

  /** Does it; false when no one here has a use for it. */
  function take(action: TableKeyAction): boolean {
    switch (action.kind) {
      case 'move':
        options.onMove(action.index, action.isExtending);
        return true;
      case 'open':
        options.onOpen(options.activeIndex, action.isFull);
        return true;
      case 'toggle':
        options.onToggle?.(options.activeIndex);
        return options.onToggle !== undefined;
      case 'menu':
        options.onMenu?.(options.activeIndex);
        return options.onMenu !== undefined;
      case 'clear':
        return options.onClear?.() ?? false;
    }
  }

  const actOnPage = useEffectEvent((event: KeyboardEvent) => {
    // Away from the table only the letters and Enter count: arrows and page keys scroll the page.
    if (!['j', 'k', 'x', '.', 'Enter'].includes(event.key)) return;
    if (document.querySelector('dialog[open], [role=menu], [role=listbox]') !== null) return;
    act(event);
  });
  const isPageWide = options.isPageWide ?? false;
  useEffect(() => {
    if (!isPageWide) return undefined;
    const listen = (event: KeyboardEvent) => actOnPage(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isPageWide]);

  return (event) => act(event.nativeEvent);
}
