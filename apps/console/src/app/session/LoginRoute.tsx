import { textOf } from '@waybill/ui';
import { Suspense } from 'react';
import { lazyScreen } from '../screens/lazy-screen.ts';
import { screensText } from '../screens/screens.text.ts';

const { Screen } = lazyScreen('Sign in', () =>
  import('../../login/RoutedLogin.tsx').then((module) => module.RoutedLogin),
);

/** The only public route, for people redirected by the console. */
export function LoginRoute() {
  return (
    <Suspense fallback={<p role="status">{textOf(screensText).loading}</p>}>
      <Screen />
    </Suspense>
  );
}
