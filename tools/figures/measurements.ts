import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';
import type { ShortForm } from './short-form.ts';

/** A benchmark or an evaluation. */
export interface Measurement {
  kind: 'bench' | 'eval';
  name: string;
  short: ShortForm;
}

/** Names of everything that is measured: `tools/bench/<name>-bench.ts` and `tools/eval/<name>-eval.ts`. */
function measurementNames(): Pick<Measurement, 'kind' | 'name'>[] {
  return (['bench', 'eval'] as const).flatMap((kind) =>
    readdirSync(path.join(ROOT, 'tools', kind))
      .flatMap((file) => new RegExp(`^(.+)-${kind}\\.ts$`).exec(file)?.[1] ?? [])
      .toSorted()
      .map((name) => ({ kind, name })),
  );
}

/** Reads the short forms. Throws if one is missing. */
export async function findMeasurements(): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const { kind, name } of measurementNames()) {
    const file = path.join(ROOT, 'tools', kind, `${name}-short.data.ts`);
    const { SHORT }: { SHORT: ShortForm } = await import(file);
    found.push({ kind, name, short: SHORT });
  }
  return found;
}
