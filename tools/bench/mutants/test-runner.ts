import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NODE_FLAGS } from '../../../apps/server/src/platform/node-flags.ts';
import type { HostReply, HostRequest, TestRequest } from './test-host-messages.ts';

/** Runs tests of a working copy in one warm Vitest process, which is started again after a timeout. */
export interface TestRunner {
  /**
   * Runs tests to their end or, with a limit, for at most that many milliseconds. Throws if the test
   * process ends unexpectedly.
   */
  run: (request: TestRequest, timeoutMs?: number) => Promise<HostReply | 'timeout'>;
  stop: () => Promise<void>;
}

/**
 * @param root the working copy
 * @param options.workers test files that run at the same time
 * @param options.corpus folder of reference material, which lies next to the checkout
 */
export function openTestRunner(
  root: string,
  options: { workers: number; corpus: string },
): TestRunner {
  let host: ChildProcess | null = null;

  async function stop(): Promise<void> {
    const ending = host;
    host = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exit = once(ending, 'exit');
    ending.send('end' satisfies HostRequest);
    await exit;
  }

  return {
    stop,
    async run(request, timeoutMs) {
      if (!host) {
        host = startHost(root, options);
        await nextMessage(host);
      }
      host.send(request);
      const reply = await nextMessage(host, timeoutMs);
      if (reply === 'timeout') await stop();
      return reply;
    },
  };
}

function startHost(
  root: string,
  { workers, corpus }: { workers: number; corpus: string },
): ChildProcess {
  return fork(path.join(root, 'tools/bench/mutants/test-host.ts'), [String(workers)], {
    cwd: root,
    env: { ...process.env, WAYBILL_ROOT: root, WAYBILL_CORPUS: corpus, NO_COLOR: '1' },
    execArgv: [...NODE_FLAGS],
    // Test output is irrelevant here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Its own group, so that workers in an endless loop end with it.
    detached: true,
  });
}

function nextMessage(host: ChildProcess, timeoutMs?: number): Promise<HostReply | 'timeout'> {
  const { promise, resolve, reject } = Promise.withResolvers<HostReply | 'timeout'>();
  const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs, 'timeout');
  const onExit = (code: number | null): void =>
    reject(new Error(`The process of the tests ended with ${code}`));
  host.once('message', resolve);
  host.once('exit', onExit);
  return promise.finally(() => {
    clearTimeout(timer);
    host.off('message', resolve);
    host.off('exit', onExit);
  });
}
