/**
 * The list that a detection's page was opened from: stored with the history entry, not in the address.
 */
export interface DetectionTrail {
  /** Loaded ids in the list's order. */
  ids: readonly string[];
  /** Address of the list, to go back to. */
  listAddress: string;
}

/** Neighbours stored on either side: history entries are limited in size. */
const REACH = 250;

/** The trail to keep when `detectionId` is opened from a list. */
export function trailAround(
  ids: readonly string[],
  detectionId: string,
  listAddress: string,
): DetectionTrail {
  const at = Math.max(0, ids.indexOf(detectionId));
  return { ids: ids.slice(Math.max(0, at - REACH), at + REACH + 1), listAddress };
}

/** Reads a trail from a history entry's state; null if none. */
export function readTrail(state: unknown): DetectionTrail | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('ids' in state) || !('listAddress' in state)) return null;
  const { ids, listAddress } = state;
  const isTrail =
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    typeof listAddress === 'string' &&
    listAddress.startsWith('/detections');
  return isTrail ? { ids, listAddress } : null;
}

/** Ids before and after, null at the ends. */
export function neighbours(
  trail: DetectionTrail,
  detectionId: string,
): { previous: string | null; next: string | null } {
  const at = trail.ids.indexOf(detectionId);
  if (at === -1) return { previous: null, next: null };
  return { previous: trail.ids[at - 1] ?? null, next: trail.ids[at + 1] ?? null };
}
