import { TooltipProvider } from '@waybill/ui';
import { lazy, Suspense } from 'react';
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

/** Nothing needs a toast before the page is drawn; those raised meanwhile wait for the area. */
const ToastArea = lazy(async () => {
  const { ToastArea: Area } = await import('./shell/toasts.ts');
  return { default: Area };
});

/** The console: cache, session, routes, and the toast area above every page. */
export function App() {
  return (
    <TooltipProvider>
      <SWRConfig value={CACHE_OPTIONS}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </SWRConfig>
      <Suspense>
        <ToastArea />
      </Suspense>
    </TooltipProvider>
  );
}
