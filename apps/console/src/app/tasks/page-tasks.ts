import { toast } from '@waybill/ui';
import { describeError } from '../http/api-error.ts';

/** Progress of long work; without a total the remainder is unknown. */
export interface TaskProgress {
  done: number;
  total?: number | undefined;
}

/** Long work that this page does itself, e.g. an export; it ends with the page. */
export interface PageTask {
  taskId: string;
  title: string;
  state: 'running' | 'done' | 'failed';
  done: number;
  /** 0: not known. */
  total: number;
  /** Why it failed. */
  message: string | null;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

export interface PageTaskWork {
  /** In the page's language, e.g. `Export of 1,204 detections`. */
  title: string;
  /** Result text, e.g. `Exported 1,204 detections`; defaults to the title. */
  doneTitle?: (() => string) | undefined;
  /** Does the work, reports progress, and stops when the signal is aborted. */
  run: (report: (progress: TaskProgress) => void, signal: AbortSignal) => Promise<void>;
}

/** Finished tasks kept for the tray; older ones are dropped. */
const MOST_FINISHED = 10;

let tasks: readonly PageTask[] = [];
let count = 0;
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

function publish(next: readonly PageTask[]): void {
  tasks = next;
  for (const listener of listeners) listener();
}

function patch(taskId: string, changes: Partial<PageTask>): void {
  publish(
    tasks.map((task) =>
      task.taskId === taskId ? { ...task, ...changes, updatedAt: Date.now() } : task,
    ),
  );
}

/** The tasks of this page, newest first. Stable between changes. */
export function readPageTasks(): readonly PageTask[] {
  return tasks;
}

export function subscribePageTasks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function warnOfLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The browser asks before the page is left while something runs. */
function followLeaving(): void {
  if (controllers.size > 0) window.addEventListener('beforeunload', warnOfLeaving);
  else window.removeEventListener('beforeunload', warnOfLeaving);
}

/** Stops and drops a running task: someone who cancels needs no notification. */
export function cancelPageTask(taskId: string): void {
  controllers.get(taskId)?.abort();
  controllers.delete(taskId);
  followLeaving();
  publish(tasks.filter((task) => task.taskId !== taskId));
}

/** Forgets what is finished. */
export function clearPageTasks(): void {
  publish(tasks.filter(({ state }) => state === 'running'));
}

function keepFew(all: readonly PageTask[]): PageTask[] {
  const finished = all.filter(({ state }) => state !== 'running').slice(0, MOST_FINISHED);
  return all.filter((task) => task.state === 'running' || finished.includes(task));
}

/**
 * Runs long work of the page under the eyes of the tray in the header: its progress is shown there and
 * it can be cancelled there. A toast announces its end. Never throws; resolves to whether it was done.
 */
export async function runPageTask({ title, doneTitle, run }: PageTaskWork): Promise<boolean> {
  count += 1;
  const taskId = `page-${count}`;
  const controller = new AbortController();
  controllers.set(taskId, controller);
  followLeaving();
  const start = { state: 'running', done: 0, total: 0, message: null } as const;
  publish(keepFew([{ taskId, title, ...start, updatedAt: Date.now() }, ...tasks]));
  const report = ({ done, total = 0 }: TaskProgress): void => {
    if (!controller.signal.aborted) patch(taskId, { done, total });
  };
  try {
    await run(report, controller.signal);
    if (controller.signal.aborted) return false;
    const ended = doneTitle?.() ?? title;
    patch(taskId, { state: 'done', title: ended });
    toast({ variant: 'success', title: ended });
    return true;
  } catch (error) {
    // The error of a cancelled task is the cancellation itself.
    if (controller.signal.aborted) return false;
    const sentence = describeError(error);
    patch(taskId, { state: 'failed', message: sentence.title });
    toast({ variant: 'error', title, description: sentence.title });
    return false;
  } finally {
    controllers.delete(taskId);
    followLeaving();
  }
}
