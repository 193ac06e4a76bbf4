import { SideNav, textOf, type NavLinkProps } from '@waybill/ui';
import { Link } from 'react-router';
import { useSessionInfo } from '../session/session-context.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { navGroups } from './nav-groups.tsx';
import { NavOverlay } from './NavOverlay.tsx';
import { shellText } from './shell.text.ts';
import { TenantHead } from './TenantHead.tsx';
import { useOpenCount } from './use-open-count.ts';
import type { SideBar } from './use-side-bar.ts';

/** The side bar: next to the screen on wide pages, above it on narrow ones. */
export function Navigation({ pathname, sideBar }: { pathname: string; sideBar: SideBar }) {
  const session = useSessionInfo();
  const openCount = useOpenCount();
  const isOverlay = sideBar.mode === 'overlay';
  const isWide = isOverlay || sideBar.isWide;
  const bar = (
    <SideNav
      isWide={isWide}
      groups={navGroups(pathname, session, openCount)}
      // A link to the current screen also closes the overlay.
      renderLink={({ href, ...rest }: NavLinkProps) => (
        <Link to={href} {...rest} onClick={sideBar.close} />
      )}
      header={<TenantHead isWide={isWide} onClose={isOverlay ? sideBar.close : undefined} />}
      footer={<AccountMenu isWide={isWide} />}
    />
  );
  if (!isOverlay) return bar;
  return (
    <NavOverlay isOpen={sideBar.isOpen} onClose={sideBar.close} label={textOf(shellText).menu}>
      {bar}
    </NavOverlay>
  );
}
