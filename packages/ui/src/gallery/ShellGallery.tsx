import { Bell, LayoutDashboard, Moon, PanelLeft, Shield } from 'lucide-react';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { BrandMark } from '../shell/BrandMark.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { SearchButton } from '../shell/SearchButton.tsx';
import { SideNav } from '../shell/SideNav.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { GalleryItem } from './GalleryItem.tsx';

/** Widths in pixels that the bar at the top has in windows of usual sizes. */
const WIDTHS = [1100, 760, 400] as const;

/** Parts around every screen. */
export function ShellGallery() {
  return (
    <>
      <GalleryItem name="TopBar, SearchButton">
        <div className="flex flex-col gap-3">
          {WIDTHS.map((width) => (
            <div key={width} style={{ maxWidth: width }} className="border border-line">
              <SampleBar />
            </div>
          ))}
        </div>
      </GalleryItem>
      <GalleryItem name="SideNav, BrandMark">
        <div className="flex h-80 gap-6">
          <SampleNav isWide />
          <SampleNav isWide={false} />
        </div>
      </GalleryItem>
      <GalleryItem name="PageHeader">
        <PageHeader
          title="Detections"
          count={12_904}
          description="9 critical detections need an owner."
          actions={<Button variant="primary">New policy</Button>}
        />
      </GalleryItem>
    </>
  );
}

function SampleBar() {
  return (
    <TopBar
      start={<IconButton label="Fold the rail" icon={<PanelLeft />} />}
      crumbs={['Investigate', 'Detections', 'Payment card data leaving SaaS']}
      search={
        <SearchButton
          label="Search detections, people, files"
          keys={['⌘', 'K']}
          onClick={() => {}}
        />
      }
      actions={<IconButton label="Dark theme" icon={<Moon />} />}
    />
  );
}

function SampleNav({ isWide }: { isWide: boolean }) {
  return (
    <SideNav
      label={isWide ? 'Wide rail' : 'Narrow rail'}
      isWide={isWide}
      onToggle={() => {}}
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
