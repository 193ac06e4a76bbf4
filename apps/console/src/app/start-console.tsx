import { App } from './App.tsx';
import { Console } from './Console.tsx';
import { drawPage } from './draw-page.tsx';
import { ProviderSession } from './session/ProviderSession.tsx';
import { screenAt } from './screens/found-screens.ts';
import { preloadShell } from './shell/ShellRoute.tsx';

/** The page that was opened anywhere but at the sign-in. */
export async function startConsole(): Promise<void> {
  // Under way since the page began; noted here, so that they are drawn without a fallback before.
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
