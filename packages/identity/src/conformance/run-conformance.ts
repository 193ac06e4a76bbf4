import { CONFORMANCE_CASES } from '../conformance.gen.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { createKit, type ConformanceKit, type ConformanceTarget } from './conformance-kit.ts';
import { AskedTooOften } from './expect-reply.ts';

export interface ConformanceResult {
  /** Covered endpoints. */
  endpoints: number;
  /** Those of them that did everything right. */
  passed: number;
  /** `<method path>: <case>: <reason>`, one for each case that failed. */
  failed: string[];
  /** Cases that were run. */
  cases: number;
}

/** A provider that does not answer must not hold up the cases after it. */
const CASE_MS = 10_000;
/**
 * A provider reports capacity for one more request; a case makes several, and limits are per minute.
 */
const LEAST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 90;

/** Conclusive cases for the target; those that move its clock come last. */
export function casesFor(target: Pick<ConformanceTarget, 'isStrict' | 'has'>): ConformanceCase[] {
  const movesClock = ({ needs = [] }: ConformanceCase): boolean => needs.includes('clock');
  const all = CONFORMANCE_CASES.flat().filter(
    ({ codes, needs = [] }) =>
      (codes === undefined || (codes === 'strict') === target.isStrict) &&
      needs.every((need) => target.has.has(need)),
  );
  return [...all.filter((one) => !movesClock(one)), ...all.filter(movesClock)];
}

/**
 * Runs cases, one at a time: every conclusive one by default.
 *
 * @param tell lines for a person: each case as it is done.
 */
export async function runConformance(
  target: ConformanceTarget,
  tell: (line: string) => void = () => undefined,
  cases: readonly ConformanceCase[] = casesFor(target),
): Promise<ConformanceResult> {
  const endpoints = new Set(cases.map(({ endpoint }) => endpoint));
  const faulty = new Set<string>();
  const failed: string[] = [];
  for (const [index, one] of cases.entries()) {
    const { endpoint, name } = one;
    try {
      await runPatiently(target, one, tell);
      tell(`${index + 1}/${cases.length}  ok      ${endpoint}: ${name}`);
    } catch (error) {
      faulty.add(endpoint);
      failed.push(`${endpoint}: ${name}: ${reasonOf(error)}`);
      tell(`${index + 1}/${cases.length}  failed  ${failed.at(-1)}`);
    }
  }
  return {
    endpoints: endpoints.size,
    passed: endpoints.size - faulty.size,
    failed,
    cases: cases.length,
  };
}

/** A rate-limited request is retried once, at the given time. */
async function runPatiently(
  target: ConformanceTarget,
  one: ConformanceCase,
  tell: (line: string) => void,
): Promise<void> {
  try {
    await runAlone(target, one);
  } catch (error) {
    if (!(error instanceof AskedTooOften)) throw error;
    const seconds = Math.min(Math.max(error.seconds, LEAST_WAIT_SECONDS), LONGEST_WAIT_SECONDS);
    tell(`waiting ${seconds} s: the provider is asked too often`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await runAlone(target, one);
  }
}

/** Runs a case with its own kit, so that its data is removed before the next one. */
async function runAlone(target: ConformanceTarget, one: ConformanceCase): Promise<void> {
  const kit = createKit(target);
  try {
    await inTime(kit, one);
  } finally {
    await kit.cleanUp();
  }
}

async function inTime(kit: ConformanceKit, { run }: ConformanceCase): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${CASE_MS / 1000} s`)), CASE_MS);
  });
  try {
    await Promise.race([run(kit), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first line: what follows is a comparison for a terminal. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  return text.split('\n', 1)[0] ?? '';
}
