import { createContext, useContext } from 'react';

/**
 * Where floating parts are mounted. A modal `<dialog>` is in the browser's top layer and makes the rest
 * of the page inert, so a menu or tooltip opened inside one must be mounted inside it.
 */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** The element for a portal, or undefined for the document body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer) ?? undefined;
}
