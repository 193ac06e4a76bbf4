import { Suspense } from 'react';
import { lazyScreen } from '../screens/lazy-screen.ts';
import { LOADING_TEXT } from '../screens/ScreenGate.tsx';

const { Screen } = lazyScreen('Console', () =>
  import('./Shell.tsx').then((module) => module.Shell),
);

/** What surrounds every screen but the sign-in, whose page does without its code. */
export function ShellRoute() {
  return (
    <Suspense fallback={<p role="status">{LOADING_TEXT}</p>}>
      <Screen />
    </Suspense>
  );
}
