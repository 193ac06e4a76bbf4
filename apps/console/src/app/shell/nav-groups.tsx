import { formatCount, textOf, type SideNavGroup } from '@waybill/ui';
import { matchPath } from 'react-router';
import { iconByName } from '../../components/icon-by-name.ts';
import { FOUND_SCREENS } from '../screens/found-screens.ts';
import { NAV_GROUPS, type ScreenManifest } from '../screens/screen-manifest.ts';
import { mayOpen } from '../screens/may-open.ts';
import { screensText } from '../screens/screens.text.ts';
import type { Session } from '../session/session-context.ts';

/** The screen that an address shows; undefined for an unknown path. */
export function screenAt(pathname: string): ScreenManifest | undefined {
  return FOUND_SCREENS.find(({ manifest }) =>
    manifest.paths.some((path) => matchPath(path, pathname) !== null),
  )?.manifest;
}

/** The screen whose entry is marked for an address: a detail page marks the list it belongs to. */
function isActive(manifest: ScreenManifest, pathname: string): boolean {
  if (screenAt(pathname) === manifest) return true;
  const to = manifest.nav?.to;
  return to !== undefined && to !== '/' && pathname.startsWith(`${to}/`);
}

/**
 * The side bar: what the session may open, grouped. A screen that a link leads to without permission says on
 * opening what is missing.
 */
export function navGroups(
  pathname: string,
  session: Pick<Session, 'hasFlag' | 'can'>,
  openCount: number | undefined,
): SideNavGroup[] {
  return NAV_GROUPS.map(({ id, label }) => ({
    label: label(),
    items: FOUND_SCREENS.flatMap(({ manifest }) => {
      const { nav } = manifest;
      if (nav?.group !== id || !mayOpen(manifest, session)) return [];
      const Picture = iconByName(nav.icon);
      return [
        {
          key: manifest.name,
          label: manifest.title(),
          icon: <Picture />,
          href: nav.to,
          isActive: isActive(manifest, pathname),
          badge: manifest.name === 'detections' && openCount ? formatCount(openCount) : undefined,
          order: nav.order,
        },
      ];
    }).toSorted((a, b) => a.order - b.order),
  }));
}

/** Where the reader is: group, screen, and the page below it. */
export function crumbsOf(pathname: string): string[] {
  const manifest = screenAt(pathname);
  if (manifest === undefined) return [textOf(screensText).notFound];
  // A page without its own entry stands below the one whose address it resumes from.
  const owner = FOUND_SCREENS.find(
    (one) => one.manifest.nav !== undefined && isActive(one.manifest, pathname),
  )?.manifest;
  const group = NAV_GROUPS.find(({ id }) => id === owner?.nav?.group)?.label();
  return [
    ...(group ? [group] : []),
    ...(owner !== undefined && owner !== manifest ? [owner.title()] : []),
    manifest.title(),
  ];
}
