import type { AttackClass } from './arena/attack-class.ts';
import { openArena, type Finding, type Tally, type Target } from './arena/arena.ts';

interface Run {
  target: Target;
  isShort: boolean;
  /** Is told what has ended. */
  tell(line: string): void;
}

/** Runs the classes one at a time, and checks after each whether the victim's data changed. */
export async function runClasses(
  classes: readonly (readonly [string, AttackClass])[],
  { target, isShort, tell }: Run,
): Promise<Tally> {
  const tally: Tally = { attacks: 0, probes: new Map(), routes: new Set(), findings: [] };
  for (const [name, attackClass] of classes) {
    const startedAt = performance.now();
    const before = tally.attacks;
    const found = tally.findings.length;
    await attackClass.run(openArena(target, { attackClass: name, isShort, tally }));
    for (const table of await target.changesOfVictim()) {
      tally.findings.push(changeOf(name, table));
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const counts = `${tally.attacks - before} attacks, ${tally.findings.length - found} found`;
    tell(`${name.padEnd(24)} ${seconds.padStart(6)} s  ${counts}`);
  }
  return tally;
}

function changeOf(attackClass: string, table: string): Finding {
  return {
    kind: 'succeeded',
    attackClass,
    probe: 'change of foreign data',
    method: '-',
    path: table,
    reason: `rows of the victim changed in ${table}`,
    reproduction: `npm run attack -- --only ${attackClass}`,
  };
}
