import { EmptyToastArea } from '@waybill/ui';
import { Fragment, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { ConfigProvider } from './session/ConfigProvider.tsx';
import { localeVersion, subscribeLocale } from './text/page-locale.ts';

/** Nothing needs a toast before the page is drawn; earlier ones wait for the area. */
const ToastArea = lazy(async () => {
  const { ToastArea: Area } = await import('./shell/toasts.ts');
  return { default: Area };
});

export interface AppProps {
  /** Whether the code of toasts may be fetched by now. */
  hasToasts: boolean;
  children: ReactNode;
}

/** The configuration around one half of the console, sign-in or what is behind it, and the toast area above. */
export function App({ hasToasts, children }: AppProps) {
  // Texts are read while rendering: switching the language rerenders everything.
  const version = useSyncExternalStore(subscribeLocale, localeVersion);
  return (
    <Fragment key={version}>
      <ConfigProvider>{children}</ConfigProvider>
      <Suspense fallback={<EmptyToastArea />}>
        {hasToasts ? <ToastArea /> : <EmptyToastArea />}
      </Suspense>
    </Fragment>
  );
}
