import { openOverlay } from './overlay-store.ts';

/**
 * Opens the map of the keyboard once the menu that asked for it is gone: a menu takes the focus back
 * when it closes.
 */
export function openKeyHelp(): void {
  requestAnimationFrame(() => openOverlay('keyMap'));
}
