import { TooltipProvider } from '@waybill/ui';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { request } from './http/api.ts';
import { cacheOptions, isSlowConnection } from './http/swr-options.ts';
import { consoleRouter } from './router.tsx';

/** Chromium only; read once, as the cache's own defaults do. */
const connection =
  'connection' in navigator && typeof navigator.connection === 'object'
    ? (navigator.connection ?? undefined)
    : undefined;

const CACHE_OPTIONS = cacheOptions(request, isSlowConnection(connection));

/** The signed-in console: cache and routes. */
export function Console() {
  return (
    <TooltipProvider>
      <SWRConfig value={CACHE_OPTIONS}>
        <RouterProvider router={consoleRouter()} />
      </SWRConfig>
    </TooltipProvider>
  );
}
