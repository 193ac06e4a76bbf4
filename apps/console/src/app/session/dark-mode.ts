import { useLayoutEffect } from 'react';
import { useStored } from '../storage/use-stored.ts';
import { useSessionInfo } from './session-context.ts';

/** The stored choice and its toggle; without the flag `isAllowed` the theme is light. */
export function useDarkMode(): { isAllowed: boolean; isDark: boolean; toggle: () => void } {
  const isAllowed = useSessionInfo().hasFlag('show_dark_mode');
  const [stored, setStored] = useStored('DARK_MODE_ENABLED');
  const isDark = isAllowed && stored === true;
  return { isAllowed, isDark, toggle: () => setStored(!isDark) };
}

/**
 * Puts the class on the root element and on the body, which menus, tooltips and popovers are mounted
 * in; follows other tabs.
 */
export function useDarkClass(): void {
  const { isDark } = useDarkMode();
  useLayoutEffect(() => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle('dark', isDark);
    }
  }, [isDark]);
}
