import { useSyncExternalStore } from 'react';

/** Overlays that can be opened from anywhere. */
export type Overlay = 'palette' | 'keyMap';

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

function show(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens one of the two and closes the other. */
export function openOverlay(overlay: Overlay): void {
  show(overlay);
}

export function closeOverlay(): void {
  show(null);
}

export function toggleOverlay(overlay: Overlay): void {
  show(shown === overlay ? null : overlay);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The open one. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => shown);
}
