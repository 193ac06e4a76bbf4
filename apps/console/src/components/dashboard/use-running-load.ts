import type { Task } from '@waybill/contract';
import { useRead } from '../../app/http/use-read.ts';

/** Background work that changes the dashboard's figures. */
const LOADS: readonly Task['kind'][] = [
  'sampleDataLoading',
  'sampleDataEmptying',
  'backfill',
  'remapping',
  'reclassifying',
];
/** Polling interval in milliseconds for its progress. */
const POLL_MS = 1000;

/** The load that runs now, the newest first; null while none does. */
export function useRunningLoad(): Task | null {
  const { data } = useRead('/v1/tasks', undefined, {
    refreshInterval: (latest) => (latest?.items.some(isLoad) === true ? POLL_MS : 0),
  });
  return data?.items.find(isLoad) ?? null;
}

function isLoad({ kind, state }: Task): boolean {
  return LOADS.includes(kind) && (state === 'running' || state === 'waiting');
}
