import { useEffect, useRef } from 'react';

/** After a screen change the focus moves to the main region, so that reading starts at its top. */
export function useRouteFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
