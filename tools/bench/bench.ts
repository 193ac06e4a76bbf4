import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { generateRegistries } from '../gen/registries.ts';
import { ROOT } from '../repository/root.ts';

/**
 * Runs one benchmark by name: `npm run bench -- ingest`. Each is a file `<name>-bench.ts` that exports
 * `run(args)`, prints what it measured and, last, one line of JSON.
 */
async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  const files = await readdir(import.meta.dirname);
  const names = files.flatMap((file) => /^(.+)-bench\.ts$/.exec(file)?.[1] ?? []);
  if (!name || !names.includes(name)) {
    process.stderr.write(`Name a benchmark: ${names.join(', ')}\n`);
    process.exit(2);
  }
  // The benchmarks use registries, which a fresh checkout does not have yet.
  await generateRegistries(ROOT);
  const { run }: { run(args: string[]): Promise<void> } = await import(
    path.join(import.meta.dirname, `${name}-bench.ts`)
  );
  await run(args);
  process.exit(0);
}

await main();
