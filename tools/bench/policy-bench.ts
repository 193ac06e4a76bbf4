import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { machineLine } from './machine.ts';

/** One measurement: a file `policy-<name>-part.ts` that exports `measure`. */
export interface PolicyPart {
  /** Measures and prints what a person wants to see. @returns figures for the last line */
  measure(): Promise<Record<string, number>>;
}

/**
 * Cost of policies. Every part, or the given ones: `npm run bench -- policy set`. The last line is one
 * object with the figures of each part.
 */
export async function run(args: string[]): Promise<void> {
  const files = await readdir(import.meta.dirname);
  const names = files.flatMap((file) => /^policy-(.+)-part\.ts$/.exec(file)?.[1] ?? []);
  const unknown = args.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part ${unknown} of the policy benchmark; name ${names.join(', ')}.`,
    );
  }
  console.log(machineLine());
  const figures: Record<string, Record<string, number>> = {};
  for (const name of names.filter((part) => args.length === 0 || args.includes(part))) {
    const part: PolicyPart = await import(path.join(import.meta.dirname, `policy-${name}-part.ts`));
    console.log(`\n${name}`);
    figures[name] = await part.measure();
  }
  console.log(JSON.stringify(figures));
}
