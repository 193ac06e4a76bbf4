import path from 'node:path';
import { ROOT } from '../repository/root.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { runCommand } from './run-command.ts';
import type { Step, StepOutcome } from './run-steps.ts';

/** Fewer would mean that a class did nothing. */
const LEAST_ATTACKS = 5000;

/** The short form of the attack suite. It fails on every attack that works and on every 5xx, not on time. */
export function attackStep(): Step {
  return { name: 'attacks', run: runAttacks };
}

async function runAttacks(): Promise<StepOutcome> {
  const file = path.join(ROOT, 'tools/attack/attack.ts');
  const args = ['--disable-warning=ExperimentalWarning', file, '--short'];
  const result = await runCommand(process.execPath, args, { env: COMPILE_CACHE });
  const line = result.output.trimEnd().split('\n').at(-1) ?? '';
  return { ...result, isOk: result.isOk && isClean(line), note: line };
}

/** Whether the last line of the suite says that the product held. */
export function isClean(line: string): boolean {
  const counts = /^\{"attacks":(\d+),"succeeded":(\d+),.*"fiveHundreds":(\d+)\}$/.exec(line);
  if (!counts) return false;
  const [, attacks, succeeded, fiveHundreds] = counts.map(Number);
  return (attacks ?? 0) >= LEAST_ATTACKS && succeeded === 0 && fiveHundreds === 0;
}
