import { useDescope } from '@descope/react-sdk/flows';
import { AppShell } from '@waybill/ui';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SampleBanner } from '../../components/sample-data/SampleBanner.tsx';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { ReleaseBanner } from '../connection/ReleaseBanner.tsx';
import { HealthBanner } from '../health/HealthBanner.tsx';
import { preloadConsole } from '../screens/preload-screens.ts';
import { useDarkClass } from '../session/dark-mode.ts';
import { FollowPreferences } from '../text/FollowPreferences.tsx';
import { Bar } from './Bar.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { Navigation } from './Navigation.tsx';
import { ShellSdkContext } from './shell-sdk.ts';
import { useRouteFocus } from './use-route-focus.ts';
import { useSideBar } from './use-side-bar.ts';

/** Frame of the signed-in console. Also fetches the code of every screen ahead of time. */
export function Shell() {
  const { pathname } = useLocation();
  const sideBar = useSideBar(pathname);
  const sdk = useDescope();
  useDarkClass();
  useRouteFocus(pathname);
  useEffect(() => {
    preloadConsole(window.location.pathname);
  }, []);
  return (
    <ShellSdkContext value={sdk}>
      <AppShell
        nav={<Navigation pathname={pathname} sideBar={sideBar} />}
        topBar={<Bar pathname={pathname} sideBar={sideBar} />}
      >
        <div className="flex h-full min-h-0 flex-col">
          <ConnectionBanner />
          <ReleaseBanner />
          <HealthBanner />
          <SampleBanner />
          <div className="min-h-0 flex-1 overflow-y-auto">
            <Outlet />
          </div>
        </div>
        <KeyHelp />
        <FollowPreferences />
      </AppShell>
    </ShellSdkContext>
  );
}
