import type { ActivityEvent } from '@waybill/contract';
import { compileCondition } from '@waybill/engine';
import { threadSeconds } from './cpu-time.ts';
import { percentile } from './machine.ts';
import {
  deepEvents,
  realisticEvents,
  TWENTY_LEAVES,
  twentyLeavesByHand,
} from './policy-twenty-leaves.ts';

const EVENTS = 100_000;
const ROUNDS = 15;
/** A round goes over the events so often that it lasts some tenths of a second. */
const PASSES = 8;

type Test = (event: ActivityEvent) => boolean;

/** Evaluations per second of one condition of twenty leaves, compared with hand-written code. */
export async function measure(): Promise<Record<string, number>> {
  const { test } = compileCondition(TWENTY_LEAVES);
  const figures: Record<string, number> = {};
  const sets = { realistic: realisticEvents(EVENTS), deep: deepEvents(EVENTS) };
  for (const [name, events] of Object.entries(sets)) {
    const differing = events.filter((event) => test(event) !== twentyLeavesByHand(event)).length;
    if (differing > 0) throw new Error(`${differing} verdicts differ from those by hand`);
    const matching = events.filter((event) => test(event)).length;
    const [compiled, byHand] = perSecond(events, [(event) => test(event), twentyLeavesByHand]);
    figures[`${name}PerSecond`] = compiled;
    figures[`${name}ByHandPerSecond`] = byHand;
    figures[`${name}MatchPercent`] = (100 * matching) / EVENTS;
    console.log(
      `${name}: ${millions(compiled)} evaluations/s, by hand ${millions(byHand)}; ${((100 * matching) / EVENTS).toFixed(2)} % match`,
    );
  }
  return figures;
}

/** The tests alternate, so that other load affects both equally. */
function perSecond(
  events: readonly ActivityEvent[],
  tests: readonly [Test, Test],
): [number, number] {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const [left, right] = tests.map((test) => (EVENTS * PASSES) / secondsOf(events, test));
    // The first rounds warm the machine's compiler up.
    if (round < 3 || left === undefined || right === undefined) continue;
    rates[0].push(left);
    rates[1].push(right);
  }
  return [Math.round(percentile(rates[0], 0.5)), Math.round(percentile(rates[1], 0.5))];
}

function secondsOf(events: readonly ActivityEvent[], test: Test): number {
  const began = threadSeconds();
  let held = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const event of events) if (test(event)) held += 1;
  }
  if (held < 0) throw new Error('never: keeps the verdicts from being left out');
  return threadSeconds() - began;
}

function millions(rate: number): string {
  return `${(rate / 1e6).toFixed(2)} M`;
}
