import type { Task } from '@waybill/contract';
import { toast } from '@waybill/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRead } from '../http/use-read.ts';
import { readPageTasks, subscribePageTasks } from './page-tasks.ts';
import { isRunning, shownTasks, titleOf, type ShownTask } from './shown-task.ts';

/** Polling interval in milliseconds while something runs, and while the tray is open. */
const RUNNING_POLL_MS = 1000;
const OPEN_POLL_MS = 5000;

export interface Tasks {
  items: readonly ShownTask[];
  /** The server's part could not be read. */
  isUnknown: boolean;
}

/** All background work; polls the server only while something runs or the tray is open. */
export function useTasks(isOpen: boolean): Tasks {
  const page = useSyncExternalStore(subscribePageTasks, readPageTasks);
  const { data, error } = useRead('/v1/tasks', undefined, {
    refreshInterval: (latest) => {
      if (latest?.items.some(isRunning)) return RUNNING_POLL_MS;
      return isOpen ? OPEN_POLL_MS : 0;
    },
  });
  useEndToast(data?.items);
  return {
    items: shownTasks(data?.items ?? [], page),
    isUnknown: data === undefined && error !== undefined,
  };
}

/** Announces the end of tasks that this page has seen running. */
function useEndToast(items: readonly Task[] | undefined): void {
  const seen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (items === undefined) return;
    for (const task of items) {
      if (isRunning(task) || !seen.current.has(task.taskId)) continue;
      toast({ variant: task.state === 'done' ? 'success' : 'error', title: titleOf(task) });
    }
    seen.current = new Set(items.filter(isRunning).map(({ taskId }) => taskId));
  }, [items]);
}
