import type { Finding, Tally } from './arena/arena.ts';

/** One line per finding: what it is, where it was found, why it counts and how to reproduce it. */
export function listFindings(findings: readonly Finding[]): string[] {
  return findings.map(({ kind, attackClass, probe, method, path, reason, reproduction }) =>
    [
      kind.padEnd(9),
      attackClass,
      probe,
      `${method} ${path.slice(0, 160)}`,
      reason,
      reproduction,
    ].join(' | '),
  );
}

/** The result as it is read by machine. */
export function resultLine(tally: Tally, healthP99Ms: number): string {
  const count = (kind: Finding['kind']): number =>
    tally.findings.filter((finding) => finding.kind === kind).length;
  return JSON.stringify({
    attacks: tally.attacks,
    succeeded: count('succeeded'),
    routes: tally.routes.size,
    healthP99Ms,
    fiveHundreds: count('5xx'),
  });
}
