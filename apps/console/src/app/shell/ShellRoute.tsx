import { textOf } from '@waybill/ui';
import { Suspense } from 'react';
import { lazyScreen } from '../screens/lazy-screen.ts';
import { screensText } from '../screens/screens.text.ts';

const { Screen, preload } = lazyScreen('shell', () =>
  import('./Shell.tsx').then((module) => module.Shell),
);

export { preload as preloadShell };

/** The frame around every screen except sign-in, whose page does not load its code. */
export function ShellRoute() {
  return (
    <Suspense fallback={<p role="status">{textOf(screensText).loading}</p>}>
      <Screen />
    </Suspense>
  );
}
