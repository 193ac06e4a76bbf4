import { App } from './App.tsx';
import { Console } from './Console.tsx';
import { drawPage } from './draw-page.tsx';
import { ProviderSession } from './session/ProviderSession.tsx';
import { screenAt } from './screens/found-screens.ts';
import { preloadShell } from './shell/ShellRoute.tsx';

/** Start of a page at any address except sign-in. */
export async function startConsole(): Promise<void> {
  // Started with the page; tracked here, so that they render without a fallback.
  void preloadShell();
  void screenAt(window.location.pathname)?.preload();
  await drawPage(
    <App hasToasts>
      <ProviderSession>
        <Console />
      </ProviderSession>
    </App>,
  );
}
