import { Moon, PanelLeft, Shield, LayoutDashboard, Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { TooltipProvider } from '../overlay/TooltipProvider.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { BrandMark } from '../shell/BrandMark.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { SearchButton } from '../shell/SearchButton.tsx';
import { SideNav } from '../shell/SideNav.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { ToastArea } from '../toast/ToastArea.tsx';
import { ControlsGallery } from './ControlsGallery.tsx';
import { DataGallery } from './DataGallery.tsx';
import { ListGallery } from './ListGallery.tsx';
import { StatesGallery } from './StatesGallery.tsx';

/** Every component in all its states, on one page for development builds. */
export function Gallery() {
  const [isWide, setIsWide] = useState(true);
  return (
    <TooltipProvider>
      <AppShell
        nav={<GalleryNav isWide={isWide} />}
        topBar={
          <TopBar
            start={
              <IconButton
                label="Fold the rail"
                icon={<PanelLeft />}
                onClick={() => setIsWide(!isWide)}
              />
            }
            crumbs={['Kit', 'Gallery']}
            search={
              <SearchButton
                label="Search detections, people, files"
                keys={['⌘', 'K']}
                onClick={() => {}}
              />
            }
            actions={
              <IconButton
                label="Switch theme"
                icon={<Moon />}
                onClick={() => document.documentElement.classList.toggle('dark')}
              />
            }
          />
        }
      >
        <div className="mx-auto max-w-[1400px] p-5">
          <PageHeader
            title="Components"
            description="Every part of the console in all its states."
          />
          <div className="mt-5">
            <ListGallery />
            <DataGallery />
            <ControlsGallery />
            <StatesGallery />
          </div>
        </div>
      </AppShell>
      <ToastArea />
    </TooltipProvider>
  );
}

function GalleryNav({ isWide }: { isWide: boolean }) {
  return (
    <SideNav
      isWide={isWide}
      header={
        <span className="flex items-center gap-2.5 text-md font-semibold">
          <BrandMark />
          {isWide && 'Northwind Bank'}
        </span>
      }
      footer={isWide && <PersonLabel name="Dana Whitfield" hint="Analyst" />}
      groups={[
        {
          label: 'Monitor',
          items: [
            { key: 'a', label: 'Dashboard', icon: <LayoutDashboard />, href: '#dashboard' },
            {
              key: 'b',
              label: 'Detections',
              icon: <Shield />,
              href: '#list',
              isActive: true,
              badge: 128,
            },
            { key: 'c', label: 'Alerts', icon: <Bell />, href: '#alerts', badge: 6 },
          ],
        },
      ]}
    />
  );
}
