import {
  AppShell,
  Avatar,
  BrandMark,
  SideNav,
  TopBar,
  IconButton,
  type NavLinkProps,
} from '@waybill/ui';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SampleBanner } from '../../components/sample-data/SampleBanner.tsx';
import { Icon } from '../../components/icons.ts';
import { useMedia } from '../../components/use-media.ts';
import { FOUND_SCREENS } from '../screens/found-screens.ts';
import { preloadScreens } from '../screens/preload-screens.ts';
import { useDarkClass } from '../session/dark-mode.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { useStored } from '../storage/use-stored.ts';
import { GlobalSearch } from './GlobalSearch.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { crumbsOf, navGroups, screenAt } from './nav-groups.tsx';
import { useOpenCount } from './use-open-count.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Frame of the signed-in console. Also fetches the code of every screen ahead of time. */
export function Shell() {
  const { pathname } = useLocation();
  useDarkClass();
  useRouteFocus(pathname);
  useEffect(() => {
    const current = screenAt(pathname);
    const ordered = FOUND_SCREENS.toSorted(
      (a, b) => Number(b.manifest === current) - Number(a.manifest === current),
    );
    preloadScreens(ordered.map((screen) => screen.preload));
    // Once, for the screen that the console was opened on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <AppShell nav={<Navigation pathname={pathname} />} topBar={<Bar pathname={pathname} />}>
      <div className="flex h-full min-h-0 flex-col">
        <SampleBanner />
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Outlet />
        </div>
      </div>
      <KeyHelp />
    </AppShell>
  );
}

function Navigation({ pathname }: { pathname: string }) {
  const session = useSessionInfo();
  const [isWide] = useWideSideBar();
  const openCount = useOpenCount();
  return (
    <SideNav
      isWide={isWide}
      groups={navGroups(pathname, session, openCount)}
      renderLink={routerLink}
      header={
        <Link
          to="/"
          aria-label={`${session.tenant.name}, dashboard`}
          className="flex min-w-0 items-center gap-2.5 rounded-sm text-md font-semibold"
        >
          <BrandMark />
          {isWide && <span className="truncate">{session.tenant.name}</span>}
        </Link>
      }
      footer={
        <Link
          to="/profile"
          aria-label={isWide ? undefined : `${session.user.name}, profile`}
          title="Profile"
          className="flex min-w-0 items-center gap-2.5 rounded-md p-1.5 hover:bg-hover"
        >
          <Avatar name={session.user.name} size="md" />
          {isWide && (
            <span className="min-w-0">
              <span className="block truncate font-medium">{session.user.name}</span>
              <span className="block truncate text-sm text-ink-3">{session.user.email}</span>
            </span>
          )}
        </Link>
      }
    />
  );
}

/** The stored choice; before anybody chose, the bar is wide where there is room for it. */
function useWideSideBar(): [boolean, (isWide: boolean) => void] {
  const [stored, store] = useStored('IS_WIDE_SIDE_BAR');
  const hasRoom = useMedia('(min-width: 1200px)');
  return [stored ?? hasRoom, store];
}

function routerLink({ href, ...rest }: NavLinkProps) {
  return <Link to={href} {...rest} />;
}

function Bar({ pathname }: { pathname: string }) {
  const { tenant } = useSessionInfo();
  const [isWide, setWide] = useWideSideBar();
  return (
    <TopBar
      start={
        <IconButton
          label={isWide ? 'Narrow side bar' : 'Wide side bar'}
          icon={<Icon.sideBar />}
          aria-expanded={isWide}
          onClick={() => setWide(!isWide)}
        />
      }
      crumbs={crumbsOf(pathname)}
      search={<GlobalSearch />}
      actions={
        <span
          className="flex items-center gap-1.5 text-base text-ink-2"
          title="Region of this organisation"
        >
          <Icon.region aria-hidden className="size-4 text-ink-3" />
          {tenant.region}
        </span>
      }
    />
  );
}
