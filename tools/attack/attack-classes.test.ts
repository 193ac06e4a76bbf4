import { expect, test } from 'vitest';
import { findChromium } from '../setup/ensure-chromium.ts';
import { FAULTS, openBrokenTarget, type Fault } from './broken/broken-target.ts';
import { findClasses } from './find-classes.ts';
import { runClasses } from './run-classes.ts';
import type { AttackClass } from './arena/attack-class.ts';
import type { Tally } from './arena/arena.ts';

/** That every class of attack notices a product with the fault that it looks for. */
const classes = await findClasses();
/** Needs a browser. */
const isRunnable = ([name]: readonly [string, AttackClass]): boolean =>
  name !== 'stored-scripts' || findChromium() !== null;

async function tallyOn(fault: Fault, one: [string, AttackClass]): Promise<Tally> {
  const target = await openBrokenTarget(fault);
  try {
    return await runClasses([one], { target, isShort: true, tell: () => undefined });
  } finally {
    await target.close();
  }
}

const WITHOUT_FAILING = FAULTS.filter((fault) => fault !== 'failing');

const foundIn = ({ findings }: Tally): string[] =>
  findings.map(({ attackClass, probe }) => `${attackClass}: ${probe}`);

test.each(classes.filter(isRunnable))(
  '%s: every probe finds the fault it looks for',
  { timeout: 300_000 },
  async (...one) => {
    const missing = new Set<string>();
    const found = new Set<string>();
    for (const fault of WITHOUT_FAILING) {
      const tally = await tallyOn(fault, one);
      for (const [probe, { hasJudge }] of tally.probes) {
        // Probes with their own judge must not rely on the search for leaks.
        if (fault !== 'leaking' || !hasJudge) missing.add(probe);
      }
      const isOwn = (probe: string): boolean =>
        fault !== 'leaking' || tally.probes.get(probe)?.hasJudge === false;
      for (const probe of foundIn(tally).filter(isOwn)) found.add(probe);
      const isWhole = [...tally.probes.keys()].every((probe) => found.has(probe));
      if (isWhole) break;
    }
    expect([...missing].filter((probe) => !found.has(probe))).toEqual([]);
    expect(found.size).toBeGreaterThan(0);
  },
);

test('an answer of 500 is counted, and is no success', async () => {
  const [one] = classes.filter(([name]) => name === 'methods');
  if (!one) throw new Error('The class is missing');
  const { findings, attacks } = await tallyOn('failing', one);
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['5xx']));
  expect(findings.length).toBe(attacks);
});

test('a change of the victim’s data is counted, whatever was answered', async () => {
  const target = {
    ...(await openBrokenTarget('stern')),
    changesOfVictim: async () => ['detection'],
  };
  const quiet: AttackClass = { title: 'Nothing', run: async () => undefined };
  const { findings } = await runClasses([['quiet', quiet]], {
    target,
    isShort: true,
    tell: () => undefined,
  });
  await target.close();
  expect(findings).toMatchObject([{ kind: 'succeeded', attackClass: 'quiet', path: 'detection' }]);
});
