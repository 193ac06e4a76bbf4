import { IconButton, textOf, Tooltip, TopBar } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { useConnection } from '../connection/use-connection.ts';
import { JobTray } from '../tasks/JobTray.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import { crumbsOf } from './nav-groups.tsx';
import { RegionMark } from './RegionMark.tsx';
import { shellText } from './shell.text.ts';
import type { SideBar } from './use-side-bar.ts';

/** The bar at the top of every page: breadcrumb, search, region and background work. */
export function Bar({ pathname, sideBar }: { pathname: string; sideBar: SideBar }) {
  return (
    <TopBar
      start={<SideBarButton sideBar={sideBar} />}
      crumbs={crumbsOf(pathname)}
      search={<GlobalSearch />}
      actions={
        <>
          <LostMark />
          <div className="max-md:hidden">
            <RegionMark />
          </div>
          <JobTray />
        </>
      }
    />
  );
}

function SideBarButton({ sideBar }: { sideBar: SideBar }) {
  const text = textOf(shellText);
  if (sideBar.mode === 'overlay') {
    return (
      <IconButton
        label={text.openMenu}
        icon={<Icon.menu />}
        aria-haspopup="dialog"
        aria-expanded={sideBar.isOpen}
        onClick={sideBar.toggle}
      />
    );
  }
  return (
    <IconButton
      label={sideBar.isWide ? text.narrowSideBar : text.wideSideBar}
      icon={<Icon.sideBar />}
      aria-expanded={sideBar.isWide}
      onClick={sideBar.toggle}
    />
  );
}

/** Hidden while all is well; the banner above the screen has details. */
function LostMark() {
  const { lostAt } = useConnection();
  const { noConnection } = textOf(shellText);
  if (lostAt === null) return null;
  return (
    <Tooltip content={noConnection}>
      <span role="img" aria-label={noConnection} className="grid size-8 place-items-center">
        <Icon.offline aria-hidden className="size-4 text-medium-text" />
      </span>
    </Tooltip>
  );
}
