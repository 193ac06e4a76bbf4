import { openOverlay } from './overlay-store.ts';

/** Opens the keyboard map once the menu has closed: a menu restores the focus when it closes. */
export function openKeyHelp(): void {
  requestAnimationFrame(() => openOverlay('keyMap'));
}
