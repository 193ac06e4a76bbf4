import type { Session } from '../session/session-context.ts';
import { FOUND_MANIFESTS } from './found-manifests.ts';
import type { ScreenManifest } from './screen-manifest.ts';

/** Whether a screen is there and the session has its permission. */
export function mayOpen(
  { flag, permission }: ScreenManifest,
  { hasFlag, can }: Pick<Session, 'hasFlag' | 'can'>,
): boolean {
  return (flag === undefined || hasFlag(flag)) && (permission === undefined || can(permission));
}

/** Whether the session opens its own profile and nothing else, as that of an employee does. */
export function hasProfileOnly(session: Pick<Session, 'hasFlag' | 'can'>): boolean {
  return FOUND_MANIFESTS.every(({ nav, ...manifest }) =>
    nav === undefined ? true : !mayOpen(manifest, session),
  );
}
