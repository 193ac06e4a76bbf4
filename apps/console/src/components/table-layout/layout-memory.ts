import type { Preferences } from '@waybill/contract';
import type { TableLayout } from '@waybill/ui';

type StoredLayout = Preferences['tableLayouts'][string];

/** Bounds of a stored width in pixels. */
const LEAST = 24;
const MOST = 2000;

/** The layout in the server's form and limits. */
export function storedLayout({
  order,
  hidden,
  pinned,
  widths,
  density,
}: TableLayout): StoredLayout {
  const bounded = Object.entries(widths).map(([id, width]): [string, number] => [
    id,
    Math.min(MOST, Math.max(LEAST, Math.round(width))),
  ]);
  return {
    order: [...order],
    hidden: [...hidden],
    pinned: [...pinned],
    widths: Object.fromEntries(bounded),
    density,
  };
}

/** Layouts that are not stored yet, or could not be: they last as long as the page. */
function createLayoutMemory() {
  const layouts = new Map<string, TableLayout>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (name: string): TableLayout | undefined => layouts.get(name),
    set(name: string, layout: TableLayout): void {
      layouts.set(name, layout);
      tell();
    },
    /** Drops it, unless it has changed again since. */
    forget(name: string, layout: TableLayout): void {
      if (layouts.get(name) !== layout) return;
      layouts.delete(name);
      tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const layoutMemory = createLayoutMemory();
