import { Suspense } from 'react';
import { lazyScreen } from '../screens/lazy-screen.ts';
import { LOADING_TEXT } from '../screens/ScreenGate.tsx';

const { Screen } = lazyScreen('Sign in', () =>
  import('../../login/LoginPage.tsx').then((module) => module.LoginPage),
);

/** The one public route. */
export function LoginRoute() {
  return (
    <Suspense fallback={<p role="status">{LOADING_TEXT}</p>}>
      <Screen />
    </Suspense>
  );
}
