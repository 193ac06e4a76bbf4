import { quietConsole } from './app/quiet-console.ts';
import { readAhead } from './app/http/read-ahead.ts';
import { manifestAt } from './app/screens/found-manifests.ts';
import { reloadOnce } from './app/screens/load-chunk.ts';
import { hasLoginMark } from './app/session/follow-logout.ts';
import './styles.css';

// Deliberately small: it only names the required code, so that all of it is fetched in parallel.
if (import.meta.env.PROD) quietConsole(window.console);

/** Fetched for whoever draws it later, and shows a failure then. */
function fetchAhead(code: Promise<unknown> | undefined): void {
  code?.catch(() => {});
}

async function start({ pathname, search }: Location): Promise<void> {
  if (pathname === '/login') {
    const { startLogin } = await import('./app/start-login.tsx');
    return startLogin();
  }
  const code = import('./app/start-console.tsx');
  if (hasLoginMark()) {
    fetchAhead(import('./app/shell/Shell.tsx'));
    const screen = manifestAt(pathname);
    fetchAhead(screen?.load());
    const isPlain = search === '' && screen?.paths.includes(pathname) === true;
    fetchAhead(readAhead(isPlain ? screen?.firstReads : undefined));
  } else {
    // No one is signed in: the console will ask for that.
    fetchAhead(import('./login/RoutedLogin.tsx'));
  }
  const { startConsole } = await code;
  return startConsole();
}

// Not awaited: the fetched modules import parts of this one, and would deadlock.
start(window.location).catch((error: unknown) => {
  const { sessionStorage: storage, location } = window;
  if (!reloadOnce({ storage, reload: () => location.reload() })) throw error;
});
