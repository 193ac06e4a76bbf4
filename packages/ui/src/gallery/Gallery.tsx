import { clsx } from 'clsx';
import { Moon, Rows3, Rows4 } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { plainPress } from '../chart/plain-press.ts';
import { TooltipProvider } from '../overlay/TooltipProvider.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import { ToastArea } from '../toast/ToastArea.tsx';
import { GalleryDensity } from './gallery-density.ts';
import { GALLERY_GROUPS, GALLERY_PARTS, type GalleryPart } from './gallery-parts.ts';
import {
  galleryHref,
  openGallery,
  useGalleryAddress,
  type GalleryAddress,
} from './use-gallery-address.ts';

export interface GalleryProps {
  /** Whether the page around it has no toast area of its own. */
  hasToasts?: boolean | undefined;
}

/** Every component in all its states, for development builds. One part: `?part=charts`. */
export function Gallery({ hasToasts = true }: GalleryProps) {
  const address = useGalleryAddress();
  const only = GALLERY_PARTS.find(({ id }) => id === address.part);
  const density = address.isCompact ? 'compact' : 'normal';
  return (
    <TooltipProvider>
      <GalleryDensity value={density}>
        {only?.id === 'rows' ? (
          <Parts parts={[only]} />
        ) : (
          <div className="flex min-h-full bg-canvas">
            <Index address={address} />
            <div className="min-w-0 flex-1 p-5">
              <PageHeader
                title="Components"
                description={only?.name ?? 'Every part of the console in all its states.'}
                actions={<Switches address={address} />}
              />
              <div className="mt-4">
                <Parts
                  parts={
                    only === undefined ? GALLERY_PARTS.filter((part) => !part.isAlone) : [only]
                  }
                />
              </div>
            </div>
          </div>
        )}
      </GalleryDensity>
      {hasToasts && <ToastArea />}
    </TooltipProvider>
  );
}

function Parts({ parts }: { parts: readonly GalleryPart[] }) {
  return (
    <Suspense fallback={<SkeletonRows />}>
      {parts.map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </Suspense>
  );
}

function Switches({ address }: { address: GalleryAddress }) {
  const { isCompact } = address;
  return (
    <>
      <IconButton
        label={isCompact ? 'Wider rows' : 'Closer rows'}
        icon={isCompact ? <Rows3 /> : <Rows4 />}
        aria-pressed={isCompact}
        onClick={() => openGallery({ ...address, isCompact: !isCompact })}
      />
      <IconButton
        label="Switch theme"
        icon={<Moon />}
        onClick={() => document.documentElement.classList.toggle('dark')}
      />
    </>
  );
}

/** The parts by group. Sticky, so that it stays in sight along the page. */
function Index({ address }: { address: GalleryAddress }) {
  return (
    <nav
      aria-label="Parts"
      className="sticky top-0 h-fit w-48 shrink-0 px-3 py-5 text-base max-md:hidden"
    >
      <PartLink name="All parts" part={null} address={address} />
      {GALLERY_GROUPS.map((group) => (
        <div key={group} className="mt-4">
          <p className="px-2 pb-1 text-sm font-medium text-ink-3">{group}</p>
          {GALLERY_PARTS.filter((part) => part.group === group).map(({ id, name }) => (
            <PartLink key={id} name={name} part={id} address={address} />
          ))}
        </div>
      ))}
    </nav>
  );
}

interface PartLinkProps {
  name: string;
  part: string | null;
  address: GalleryAddress;
}

function PartLink({ name, part, address }: PartLinkProps) {
  const isActive = address.part === part;
  const target = { ...address, part };
  return (
    <a
      href={galleryHref(target)}
      aria-current={isActive ? 'page' : undefined}
      onClick={(event) => plainPress(event, () => openGallery(target))}
      className={clsx(
        'block truncate rounded-md px-2 py-1',
        isActive ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {name}
    </a>
  );
}
