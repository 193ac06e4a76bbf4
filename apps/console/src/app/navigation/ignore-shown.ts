import { createPath, type DataRouter, type RouterNavigateOptions, type To } from 'react-router';
import { isSameAddress, resolveAddress } from './navigation-rules.ts';

/**
 * Makes every navigation of a router to the current address do nothing, including plain links: the
 * router would rerun the route and replace the history entry.
 */
export function ignoreShown<R extends Pick<DataRouter, 'navigate' | 'state'>>(router: R): R {
  const go = router.navigate.bind(router);
  function navigate(to: number): Promise<void>;
  function navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return go(to);
    if (to === null || !isShown(router, to)) return go(to, options);
    return undefined;
  }
  router.navigate = navigate;
  return router;
}

function isShown({ state }: Pick<DataRouter, 'state'>, to: To): boolean {
  // Requesting the current address while another one loads cancels that navigation.
  if (state.navigation.state !== 'idle') return false;
  const { location } = state;
  const target = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });
  return isSameAddress(resolveAddress(target, location), location);
}
