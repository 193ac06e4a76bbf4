import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';

const PROCESS = path.join(import.meta.dirname, 'policy-stream-process.ts');

/** Events through the writer, in a process that runs as the product's own do. */
export async function measure(): Promise<Record<string, number>> {
  const child = fork(PROCESS, [], { execArgv: [...NODE_FLAGS] });
  const [figures] = await Promise.race([once(child, 'message'), endOf(child)]);
  const measured = z.record(z.string(), z.number()).parse(figures);
  const whole = (name: string) => Math.round(measured[name] ?? Number.NaN);
  console.log(`${whole('policies')} policies: ${whole('perSecond')} events/s`);
  console.log(`none: ${whole('perSecondWithout')} events/s`);
  console.log(`of a second of processor time, database included: ${whole('perCpuSecond')} events`);
  const latencies = `${whole('p50LatencyMs')} ms, 99 of 100 after ${whole('p99LatencyMs')} ms`;
  console.log(`at a steady rate: readable after ${latencies}`);
  return measured;
}

async function endOf(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The process that takes events in ended with ${code} and without figures.`);
}
