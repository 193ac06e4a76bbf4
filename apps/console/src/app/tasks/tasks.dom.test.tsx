// @vitest-environment happy-dom
import type { Task } from '@waybill/contract';
import { ToastArea, TooltipProvider } from '@waybill/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobTray } from './JobTray.tsx';
import {
  cancelPageTask,
  clearPageTasks,
  readPageTasks,
  runPageTask,
  type TaskProgress,
} from './page-tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  clearPageTasks();
  vi.useRealTimers();
});

const answers = vi.fn<(path: string) => Promise<unknown>>();

function task(changes: Partial<Task> = {}): Task {
  const at = new Date().toISOString();
  const work = { taskId: 'sample-data.load', kind: 'sampleDataLoading' } as const;
  return { ...work, state: 'running', done: 0, total: 0, message: null, updatedAt: at, ...changes };
}
const answer = (...items: Task[]) => answers.mockResolvedValue({ items, asOf: task().updatedAt });

async function show() {
  render(
    <TooltipProvider>
      <SWRConfig value={{ fetcher: answers, provider: () => new Map(), dedupingInterval: 0 }}>
        <JobTray />
        <ToastArea />
      </SWRConfig>
    </TooltipProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () =>
  [...document.querySelectorAll('[data-variant]')].map((element) => element.textContent);

test('the tray asks again only while something runs or it is open', async () => {
  answer();
  await show();
  await wait(60_000);
  expect(answers).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Background work' }));
  expect(screen.getByText('Nothing is running')).toBeTruthy();
  await wait(11_000);
  expect(answers.mock.calls.length).toBeGreaterThan(1);
  const asked = answers.mock.calls.length;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(60_000);
  // One poll may have been in progress.
  expect(answers.mock.calls.length).toBeLessThanOrEqual(asked + 1);
});

test('background work shows its progress, and a toast announces its end', async () => {
  answer(task({ done: 40, total: 100 }));
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Background work, 1 running' }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(toasts()).toEqual([]);
  answer(task({ state: 'done', done: 100, total: 100 }));
  await wait(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toContain('Sample data loaded');
});

test('what had ended before is shown, not announced', async () => {
  answer(task({ state: 'failed' }));
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Background work' }));
  expect(screen.getByText('Remove the sample data and load it again.')).toBeTruthy();
  expect(toasts().join()).not.toContain('Loading sample data');
});

test('long work of the page reports its progress and announces its end', async () => {
  answer();
  await show();
  let report: (progress: TaskProgress) => void = () => {};
  let finish: () => void = () => {};
  let ended: Promise<boolean> | undefined;
  await act(async () => {
    ended = runPageTask({
      title: 'Export of 20 detections',
      run: (tell) =>
        new Promise((resolve) => {
          report = tell;
          finish = resolve;
        }),
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Background work, 1 running' }));
  act(() => report({ done: 5, total: 20 }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await act(async () => {
    finish();
    await ended;
  });
  expect(await ended).toBe(true);
  expect(toasts().join()).toContain('Export of 20 detections');
  expect(readPageTasks()).toMatchObject([{ state: 'done' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear finished' }));
  expect(readPageTasks()).toEqual([]);
});

test('work that fails says why; work that is cancelled is stopped and gone without a word', async () => {
  const failed = await runPageTask({
    title: 'Export',
    run: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(failed).toBe(false);
  expect(readPageTasks()).toMatchObject([
    { state: 'failed', message: 'The server did not respond' },
  ]);
  clearPageTasks();

  let signal: AbortSignal | undefined;
  const cancelled = runPageTask({
    title: 'Export',
    run: (_report, given) =>
      new Promise((_resolve, reject) => {
        signal = given;
        given.addEventListener('abort', () => reject(new DOMException('stop', 'AbortError')));
      }),
  });
  const [running] = readPageTasks();
  cancelPageTask(running?.taskId ?? '');
  expect(signal?.aborted).toBe(true);
  expect(await cancelled).toBe(false);
  expect(readPageTasks()).toEqual([]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('what was done takes the place of what is being done, in the tray and in the announcement', async () => {
  answer();
  await show();
  await act(() =>
    runPageTask({
      title: 'Export of detections',
      doneTitle: () => 'Exported 20 detections',
      run: () => Promise.resolve(),
    }),
  );
  expect(readPageTasks()).toMatchObject([{ state: 'done', title: 'Exported 20 detections' }]);
  expect(toasts().join()).toContain('Exported 20 detections');
});
