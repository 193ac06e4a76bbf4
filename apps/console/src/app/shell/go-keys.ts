import { FOUND_MANIFESTS } from '../screens/found-manifests.ts';
import { mayOpen } from '../screens/may-open.ts';
import type { ScreenManifest } from '../screens/screen-manifest.ts';
import type { Session } from '../session/session-context.ts';

/** A screen that can be gone to without saying what it is to show. */
export interface Destination {
  manifest: ScreenManifest;
  to: string;
}

/** Address of a screen without parameters; null where it needs one. */
function addressOf({ nav, paths }: ScreenManifest): string | null {
  if (nav !== undefined) return nav.to;
  const plain = paths[0]?.replace(/\/:\w+\?$/, '');
  return plain === undefined || plain.includes(':') ? null : plain;
}

/** Every screen that the session may open and that has an address, in the order of the side bar. */
export function destinations(session: Pick<Session, 'hasFlag' | 'can'>): Destination[] {
  return FOUND_MANIFESTS.flatMap((manifest) => {
    const to = addressOf(manifest);
    return to === null || !mayOpen(manifest, session) ? [] : [{ manifest, to }];
  }).toSorted((a, b) => rank(a) - rank(b));
}

const GROUP_ORDER = ['top', 'investigate', 'prevent', 'manage'];

function rank({ manifest: { nav } }: Destination): number {
  return nav === undefined ? 1000 : GROUP_ORDER.indexOf(nav.group) * 100 + nav.order;
}
