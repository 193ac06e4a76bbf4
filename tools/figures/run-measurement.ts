import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../repository/root.ts';
import type { Measurement } from './measurements.ts';

const MINUTE_MS = 60_000;
/** Times as long as on a quiet machine a short form may take. */
const PATIENCE = 3;

/** What became of a run: its last line, or why there is none. */
export type Outcome = { result: unknown } | { fault: string };

/**
 * Runs one measurement as `npm run bench` and `npm run eval` do and shows what it prints.
 *
 * @param isFull runs all of it, however long it takes; else the short form, which is ended where it hangs
 */
export async function runMeasurement(
  { kind, name, short }: Measurement,
  isFull: boolean,
): Promise<Outcome> {
  const args = isFull ? (short.fullArgs ?? []) : short.args;
  const file = path.join(ROOT, 'tools', kind, `${kind}.ts`);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, name, ...args],
    // Its own group: what it started ends with it.
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  const closed = once(child, 'close');
  let isLate = false;
  const end = (): void => {
    isLate = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  const minutes = PATIENCE * short.minutes;
  const timer = isFull ? undefined : setTimeout(end, minutes * MINUTE_MS);
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line.trim() !== '') last = line;
  }
  const [code]: (number | null)[] = await closed;
  clearTimeout(timer);
  if (isLate && code !== 0) return { fault: `ended after ${minutes} minutes` };
  const result = parsed(last);
  if (code !== 0) return { fault: `failed with ${code}` };
  return result === null ? { fault: `measured nothing: ${last}` } : { result };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
