export type TableKeyAction =
  | { kind: 'move'; index: number; isExtending: boolean }
  | { kind: 'open'; isFull: boolean }
  | { kind: 'toggle' }
  | { kind: 'menu' }
  | { kind: 'clear' };

export interface TableKeyState {
  count: number;
  /** -1 while no row is active. */
  activeIndex: number;
  /** Rows that fit on the screen. */
  pageSize: number;
}

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const STEP: ReadonlyMap<string, (state: TableKeyState) => number> = new Map(
  Object.entries({
    j: (state) => state.activeIndex + 1,
    ArrowDown: (state) => state.activeIndex + 1,
    k: (state) => Math.max(0, state.activeIndex) - 1,
    ArrowUp: (state) => Math.max(0, state.activeIndex) - 1,
    PageDown: (state) => state.activeIndex + state.pageSize,
    PageUp: (state) => state.activeIndex - state.pageSize,
    Home: () => 0,
    End: (state) => state.count - 1,
  }),
);

/** Action of a key press in a table, or null for other keys. */
export function tableKeyAction(event: PressedKey, state: TableKeyState): TableKeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || state.count === 0) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const step = STEP.get(key);
  if (step !== undefined) {
    const index = Math.min(state.count - 1, Math.max(0, step(state)));
    return { kind: 'move', index, isExtending: event.shiftKey };
  }
  if (key === 'Escape') return { kind: 'clear' };
  return state.activeIndex < 0 ? null : rowAction(key, event.shiftKey);
}

/** Action of a key press on the active row. */
function rowAction(key: string, isShifted: boolean): TableKeyAction | null {
  if (key === '.' || key === 'ContextMenu') return { kind: 'menu' };
  if (key === 'Enter') return { kind: 'open', isFull: isShifted };
  if (key === 'x' || key === ' ') return { kind: 'toggle' };
  return null;
}
