import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { NODE_FLAGS } from '../platform/node-flags.ts';

const Ready = z.looseObject({ kind: z.literal('ready') });

/** A process supervised until stopped. */
export interface KeptProcess {
  /** Its first ready message. Rejects when it ends before it was ever ready. */
  ready: Promise<Record<string, unknown>>;
  /** Stops it without a restart. */
  stop(): Promise<void>;
}

export interface KeptProcessOptions {
  name: string;
  file: string;
  environment: NodeJS.ProcessEnv;
  /** Output of its log lines. */
  logFile: string;
  /** Called when it ended unexpectedly, before it is restarted. */
  onRestart: (name: string, reason: string) => void;
}

/** A process that repeatedly ends immediately is restarted with a pause, which doubles up to this. */
const LONGEST_PAUSE_MS = 10_000;
const PATIENCE_MS = 15_000;

/** Runs a TypeScript file as a separate process and restarts it whenever it ends. */
export function keepProcess(options: KeptProcessOptions): KeptProcess {
  let child: ChildProcess | null = null;
  let isStopping = false;
  let pauseMs = 250;
  let settle: { resolve(message: Record<string, unknown>): void; reject(error: Error): void };
  let wasReady = false;
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    settle = { resolve, reject };
  });

  function start(): void {
    const log = openSync(options.logFile, 'a', 0o600);
    const started = fork(options.file, [], {
      env: options.environment,
      execArgv: [...NODE_FLAGS],
      // Own process group: Ctrl-C reaches the supervisor alone, which stops everything in order.
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    child = started;
    started.on('message', (message) => {
      const parsed = Ready.safeParse(message);
      if (!parsed.success) return;
      wasReady = true;
      pauseMs = 250;
      settle.resolve(parsed.data);
    });
    started.on('exit', (code, signal) => void restart(signal ?? `exit code ${code}`));
  }

  async function restart(reason: string): Promise<void> {
    child = null;
    if (isStopping) return;
    if (!wasReady)
      return settle.reject(
        new Error(
          `The ${options.name} process ended while starting (${reason}): see ${options.logFile}`,
        ),
      );
    options.onRestart(options.name, reason);
    await delay(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    if (!isStopping) start();
  }

  start();
  return {
    ready,
    async stop() {
      isStopping = true;
      const running = child;
      if (!running) return;
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      const isGone = await Promise.race([ended.then(() => true), delay(PATIENCE_MS, false)]);
      if (!isGone) running.kill('SIGKILL');
      await ended;
    },
  };
}
