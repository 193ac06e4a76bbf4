import type { Episode } from './episodes-of.ts';
import type { OrganizationPeaks } from './window-baseline.ts';
import { createWindowList } from './window-list.ts';
import type { WindowPoint } from './window-point.ts';
import type { WindowRule } from './window-rule.ts';

/**
 * The episodes of a group's events: a pure function of the set of events, whatever their order and
 * however often each is given. Event time decides, never arrival. O(n log n).
 */
export function slidingEpisodes(
  points: readonly WindowPoint[],
  rule: WindowRule,
  organization?: OrganizationPeaks,
): Episode[] {
  const list = createWindowList(rule);
  list.insert(points);
  return list.episodes(organization);
}
