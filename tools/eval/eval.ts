import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateRegistries } from '../gen/registries.ts';
import { ROOT } from '../repository/root.ts';

/**
 * `npm run eval -- <name> [arguments]`: runs `<name>-eval.ts` of this folder, which measures one part
 * of the product against a reference and prints one JSON object as its last line.
 */
const [name = '', ...rest] = process.argv.slice(2);
const file = path.join(import.meta.dirname, `${name}-eval.ts`);

if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !existsSync(file)) {
  process.stderr.write(`Unknown evaluation "${name}". Usage: npm run eval -- <name> [arguments]\n`);
  process.exitCode = 1;
} else {
  // The benchmarks use registries, which a fresh checkout does not have yet.
  await generateRegistries(ROOT);
  const module: { run(args: string[]): Promise<void> } = await import(file);
  await module.run(rest);
}
