import type { Plugin } from 'vite';

/**
 * Radix's replaced modules: a wrapper around the content of a modal menu, and hiding everything else
 * from screen readers.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'react-remove-scroll': `export { Fragment as RemoveScroll } from 'react';`,
  'aria-hidden': `export const hideOthers = () => () => {};`,
};

const MARK = '\0no-scroll-lock:';

/**
 * Leaves out of the built page what only modal menus need: ours are never modal, and a dialog is the
 * browser's own. It would also bring along style sheets that the content policy refuses.
 */
export function noScrollLock(): Plugin {
  return {
    name: 'waybill-no-scroll-lock',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(STAND_INS, id) ? MARK + id : null),
    load: (id) => (id.startsWith(MARK) ? (STAND_INS[id.slice(MARK.length)] ?? null) : null),
  };
}
