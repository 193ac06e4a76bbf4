import type { Task } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import type { PageTask } from './page-tasks.ts';
import { tasksText } from './tasks.text.ts';

/** One line of the tray, whoever does the work. */
export interface ShownTask {
  taskId: string;
  title: string;
  state: Task['state'];
  done: number;
  /** 0: not known. */
  total: number;
  message: string | null;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Only the page's own work can be cancelled. */
  isOwn: boolean;
}

export function isRunning({ state }: Pick<ShownTask, 'state'>): boolean {
  return state === 'running' || state === 'waiting';
}

/** Title of a server task, by its state. */
export function titleOf({ kind, state }: Pick<Task, 'kind' | 'state'>): string {
  const text = textOf(tasksText);
  return state === 'done' ? text[`${kind}Done`] : text[kind];
}

function messageOf({ kind, state, message }: Task): string | null {
  if (state !== 'failed') return null;
  if (kind === 'remapping') return textOf(tasksText).remappingFailed;
  if (kind === 'detectionChange' || kind === 'detectionChangeUndo') {
    return textOf(tasksText).detectionChangeFailed;
  }
  if (kind === 'rescoring' || kind === 'rescoringUndo') return textOf(tasksText).rescoringFailed;
  if (kind === 'lineageBuilding') return textOf(tasksText).lineageBuildingFailed;
  return kind === 'sampleDataLoading' ? textOf(tasksText).sampleDataLoadingFailed : message;
}

/** Both kinds of work in one list: running first, then by time, newest first. */
export function shownTasks(server: readonly Task[], page: readonly PageTask[]): ShownTask[] {
  const all = [
    ...page.map((task) => ({ ...task, isOwn: true })),
    ...server.map((task) => ({
      ...task,
      title: titleOf(task),
      message: messageOf(task),
      updatedAt: Date.parse(task.updatedAt),
      isOwn: false,
    })),
  ];
  return all.toSorted(
    (a, b) => Number(isRunning(b)) - Number(isRunning(a)) || b.updatedAt - a.updatedAt,
  );
}
