import { ToastArea, TooltipProvider } from '@waybill/ui';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { request } from './http/api.ts';
import { cacheOptions, isSlowConnection } from './http/swr-options.ts';
import { router } from './router.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

/** Chromium only; read once, as the cache's own defaults do. */
const connection =
  'connection' in navigator && typeof navigator.connection === 'object'
    ? (navigator.connection ?? undefined)
    : undefined;

const CACHE_OPTIONS = cacheOptions(request, isSlowConnection(connection));

/** The console: cache, session, routes, and the toast area above every page. */
export function App() {
  return (
    <TooltipProvider>
      <SWRConfig value={CACHE_OPTIONS}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </SWRConfig>
      <ToastArea />
    </TooltipProvider>
  );
}
