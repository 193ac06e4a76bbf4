import type { DetectionListItem } from '@waybill/contract';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Detections changed in this tab, by id. Lists overlay them on their loaded data, so that a row shows
 * its new status without the list being reread and its rows moving.
 */
let changed: ReadonlyMap<string, DetectionListItem> = new Map();
const listeners = new Set<() => void>();

/** Records a changed detection; the optimistic state first, then the server's. */
export function noteChange(detection: DetectionListItem): void {
  changed = new Map(changed).set(detection.detectionId, detection);
  for (const listener of listeners) listener();
}

/** Calls back with every change noted; gives the function that stops it. */
export function subscribeChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows with newer states applied; others keep their identity. */
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
