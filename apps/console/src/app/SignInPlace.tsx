import { textOf, TooltipSlot } from '@waybill/ui';
import { Suspense, useEffect, useState, type ContextType } from 'react';
import { LoginPage } from '../login/LoginPage.tsx';
import { App } from './App.tsx';
import { lazyScreen } from './screens/lazy-screen.ts';
import { screensText } from './screens/screens.text.ts';
import { useIsUsed } from './use-is-used.ts';
import { usePlace } from './use-place.ts';

const { Screen: Console, preload } = lazyScreen('Console', () =>
  import('./Console.tsx').then((module) => module.Console),
);

/** The sign-in page, and instead the console once someone has signed in. */
export function SignInPlace() {
  const isUsed = useIsUsed();
  const [tooltip, setTooltip] = useState<ContextType<typeof TooltipSlot>>(null);
  useEffect(() => {
    if (!isUsed) return;
    // Whoever types here will be in the console next.
    void preload();
    import('./shell/tooltips.ts').then(
      ({ drawTooltip }) => setTooltip(() => drawTooltip),
      // The browser's own titles stay.
      () => {},
    );
  }, [isUsed]);
  return (
    <App hasToasts={isUsed}>
      <TooltipSlot value={tooltip}>
        <SignInOrConsole />
      </TooltipSlot>
    </App>
  );
}

/** In the same page, because the session's token may exist only in its memory. */
function SignInOrConsole() {
  const { pathname, search, enter } = usePlace();
  if (pathname === '/login') return <LoginPage search={search} onEntered={enter} />;
  return (
    <Suspense fallback={<p role="status">{textOf(screensText).loading}</p>}>
      <Console />
    </Suspense>
  );
}
