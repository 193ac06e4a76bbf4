import { CONFORMANCE_CASES } from '../conformance.gen.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { createKit, type ConformanceTarget } from './conformance-kit.ts';

export interface ConformanceResult {
  /** Endpoints that were looked at. */
  endpoints: number;
  /** Those of them that did everything right. */
  passed: number;
  /** `<method path>: <case>: <reason>`, one for each case that failed. */
  failed: string[];
  /** Cases that were run. */
  cases: number;
}

/** The cases that say something about the target. */
export function casesFor(target: Pick<ConformanceTarget, 'isStrict' | 'has'>): ConformanceCase[] {
  return CONFORMANCE_CASES.flat().filter(
    ({ codes, needs = [] }) =>
      (codes === undefined || (codes === 'strict') === target.isStrict) &&
      needs.every((need) => target.has.has(need)),
  );
}

/**
 * Runs every case that says something about the target, one after the other.
 *
 * @param tell lines for a person: each failure as it comes.
 */
export async function runConformance(
  target: ConformanceTarget,
  tell: (line: string) => void = () => undefined,
): Promise<ConformanceResult> {
  const kit = createKit(target);
  const cases = casesFor(target);
  const endpoints = new Set(cases.map(({ endpoint }) => endpoint));
  const faulty = new Set<string>();
  const failed: string[] = [];
  for (const { endpoint, name, run } of cases) {
    try {
      await run(kit);
    } catch (error) {
      faulty.add(endpoint);
      failed.push(`${endpoint}: ${name}: ${reasonOf(error)}`);
      tell(`failed  ${failed.at(-1)}`);
    }
  }
  await kit.cleanUp();
  return {
    endpoints: endpoints.size,
    passed: endpoints.size - faulty.size,
    failed,
    cases: cases.length,
  };
}

/** The first line: what follows is a comparison for a terminal. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
