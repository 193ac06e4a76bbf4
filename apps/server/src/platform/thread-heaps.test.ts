import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from './node-flags.ts';

/** Starts a thread with a small young generation and prints how large it got, in MB. */
const SCRIPT = `
  const { Worker } = require('node:worker_threads');
  const { limitThreadHeaps } = require(process.argv[1]);
  if (process.argv[2] === 'limited') limitThreadHeaps();
  const thread = \`
    const { parentPort } = require('node:worker_threads');
    const { getHeapSpaceStatistics } = require('node:v8');
    const kept = [];
    let most = 0;
    for (let round = 0; round < 200; round += 1) {
      kept[round % 8] = Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'x' + index }));
      const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
      most = Math.max(most, young.space_size);
    }
    parentPort.postMessage(most / 2 ** 20);
  \`;
  const worker = new Worker(thread, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 12 } });
  worker.on('message', (megabytes) => console.log(megabytes));
`;

function youngOfThread(mode: 'limited' | 'plain'): number {
  const file = path.join(import.meta.dirname, 'thread-heaps.ts');
  const args = [...NODE_FLAGS, '-e', SCRIPT, file, mode];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a thread keeps to its own young generation once the flag of the process is lifted', () => {
  expect(youngOfThread('limited')).toBeLessThan(20);
});

test('without that the flag of the process holds for every thread', () => {
  expect(youngOfThread('plain')).toBeGreaterThan(60);
});
