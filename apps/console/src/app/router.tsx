import { createBrowserRouter, type RouteObject } from 'react-router';
import { ignoreShown } from './navigation/ignore-shown.ts';
import { FOUND_SCREENS } from './screens/found-screens.ts';
import { ScreenGate } from './screens/ScreenGate.tsx';
import { LoginRoute } from './session/LoginRoute.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { ShellRoute } from './shell/ShellRoute.tsx';

/** Every route of the console: /login is public, the rest is made from the found manifests. */
function consoleRoutes(): RouteObject[] {
  return [
    { path: '/login', element: <LoginRoute /> },
    {
      element: (
        <RequireSession>
          <ShellRoute />
        </RequireSession>
      ),
      children: [
        ...FOUND_SCREENS.flatMap((screen) =>
          screen.manifest.paths.map((path) => ({ path, element: <ScreenGate screen={screen} /> })),
        ),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The one router, created on first use: it starts with the address at that time. */
export function consoleRouter(): ReturnType<typeof createBrowserRouter> {
  router ??= ignoreShown(createBrowserRouter(consoleRoutes()));
  return router;
}
