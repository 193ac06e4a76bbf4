import type { DetectionListItem } from '@waybill/contract';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Detections changed in this tab, by id. Lists lay them over what they have loaded, so that a row shows
 * its new status without the list being read again and its rows moving.
 */
let changed: ReadonlyMap<string, DetectionListItem> = new Map();
const listeners = new Set<() => void>();

/** Notes a changed detection; the optimistic state first, then what the server made of it. */
export function noteChange(detection: DetectionListItem): void {
  changed = new Map(changed).set(detection.detectionId, detection);
  for (const listener of listeners) listener();
}

/** Calls back with every change noted; gives the function that stops it. */
export function subscribeChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows with newer states laid over; rows without one keep their identity. */
export function withChanges(
  rows: readonly DetectionListItem[],
  changes: ReadonlyMap<string, DetectionListItem>,
): DetectionListItem[] {
  return rows.map((row) => {
    const newer = changes.get(row.detectionId);
    return newer !== undefined && newer.rev >= row.rev ? newer : row;
  });
}

export function useWithChanges(rows: readonly DetectionListItem[]): DetectionListItem[] {
  const changes = useSyncExternalStore(subscribeChanges, () => changed);
  return useMemo(() => withChanges(rows, changes), [rows, changes]);
}
