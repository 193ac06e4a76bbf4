import type { MouseEvent } from 'react';

/** Runs `action` instead of following a link, unless the press asks for a new tab or window. */
export function plainPress(event: MouseEvent, action: (() => void) | undefined): void {
  if (action === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  action();
}
