import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

export interface CommandOptions {
  /** Default: the root of the checkout. */
  cwd?: string;
  /** Added to the environment of this process; undefined takes a variable out. */
  env?: Record<string, string | undefined>;
  /** Show the output as it comes instead of collecting it. */
  isLive?: boolean;
  /** Run as this user; needs root. */
  user?: { uid: number; gid: number };
}

export interface CommandResult {
  isOk: boolean;
  /** Standard output and error in the order they came; empty when live. */
  output: string;
}

/**
 * Runs a command to its end. Commands of our packages are found by name, and those written in
 * JavaScript run on the Node that runs this process. Never throws: a command that cannot start is a
 * failure that says why.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    stdio: options.isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(options.isLive ? {} : { NO_COLOR: '1' }),
      ...options.env,
      PATH: commandPath(),
    },
    ...options.user,
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = (): string => Buffer.concat(chunks).toString('utf8');
  child.on('error', (error) => resolve({ isOk: false, output: `${output()}${error.message}\n` }));
  child.on('close', (code) => resolve({ isOk: code === 0, output: output() }));
  return promise;
}

function commandPath(): string {
  const folders = [path.dirname(process.execPath), path.join(ROOT, 'node_modules', '.bin')];
  return [...folders, process.env['PATH'] ?? ''].join(path.delimiter);
}
