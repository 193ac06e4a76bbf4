import type { SampleDataState, Task } from '@waybill/contract';

/** Milliseconds for which finished work stays listed: someone who started it may look the next day. */
const KEPT_MS = 24 * 3_600_000;

/** The work that the state of the sample data reports; null: none, or finished long ago. */
export function sampleTask(sample: SampleDataState, now: number): Task | null {
  // Without a time the state has never changed: nothing was ever started.
  if (sample.updatedAt === null) return null;
  const task = { ...workOf(sample), updatedAt: sample.updatedAt };
  const isFinished = task.state === 'done' || task.state === 'failed';
  return isFinished && now - Date.parse(sample.updatedAt) > KEPT_MS ? null : task;
}

function workOf({ state, done, total, message }: SampleDataState): Omit<Task, 'updatedAt'> {
  const loading = { taskId: 'sample-data.load', kind: 'sampleDataLoading', message } as const;
  const emptying = { taskId: 'sample-data.empty', kind: 'sampleDataEmptying', message } as const;
  switch (state) {
    case 'loading':
      // The job first counts what it will send: until then it has not been picked up.
      return { ...loading, state: total === 0 ? 'waiting' : 'running', done, total };
    case 'loaded':
      return { ...loading, state: 'done', done, total };
    case 'failed':
      return { ...loading, state: 'failed', done, total };
    // All in one transaction, which has no progress.
    case 'emptying':
      return { ...emptying, state: 'running', done: 0, total: 0 };
    case 'none':
      return { ...emptying, state: 'done', done: 0, total: 0 };
  }
}
