import type { Share, Tally } from './events-tally.ts';

/** Lowest acceptable shares, in per cent, over all sources together. */
const FLOORS: readonly [label: string, fields: RegExp, floor: number][] = [
  ['all fields', /^/, 95],
  ['file_name', /^file_name$/, 95],
  ['target_user', /^target_user$/, 90],
  ['actor_*', /^actor_/, 97],
  ['action', /^action$/, 97],
  ['process and command line', /^(process|command_line)$/, 95],
];
/** Lowest acceptable share of one source, in per cent. */
const SOURCE_FLOOR = 85;
/** Largest share of comparisons that the table of differences may explain, in per cent. */
const KNOWN_CEILING = 2;

function percent({ n, ok }: Share): number {
  return n === 0 ? 100 : (100 * ok) / n;
}

function total(shares: readonly Share[]): Share {
  return shares.reduce((sum, { n, ok }) => ({ n: sum.n + n, ok: sum.ok + ok }), { n: 0, ok: 0 });
}

function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

function row(name: string, share: Share): string {
  const counts = `${share.ok}/${share.n}`;
  return `  ${name.padEnd(22)} ${counts.padStart(11)} ${percent(share).toFixed(1).padStart(6)} %`;
}

function printShares(title: string, shares: Readonly<Record<string, Share>>): void {
  line(title);
  for (const name of Object.keys(shares).toSorted()) {
    const share = shares[name];
    if (share) line(row(name, share));
  }
}

/** Each disagreement on a line, then the known ones counted, then why records were not mapped. */
export function printMisses(tally: Tally): void {
  for (const miss of tally.misses) {
    const values = `expected ${JSON.stringify(miss.expected)} got ${JSON.stringify(miss.got)}`;
    line(`${miss.source}/${miss.file}:${miss.line} ${miss.field} ${values}`);
  }
  for (const [place, count] of tally.knownBy) line(`${count} x known: ${place}`);
  for (const [reason, { count, first }] of tally.reasons) line(`${count} x ${reason} (${first})`);
}

/** The readable part of the report. */
export function printTable(tally: Tally): void {
  line(
    `${tally.events} records: ${tally.mapped} mapped, ${tally.entities} entities, ${tally.skipped} skipped, ${tally.rejected} rejected (${tally.refused} of them read by another reader)`,
  );
  printShares('Fields', tally.fields);
  printShares('Sources', tally.sources);
  line('Actions of mapped events');
  for (const [action, count] of Object.entries(tally.actions).toSorted(([, a], [, b]) => b - a)) {
    line(`  ${action.padEnd(22)} ${String(count).padStart(11)}`);
  }
  line('Floors');
  for (const [label, pattern, floor] of FLOORS) {
    const fields = Object.keys(tally.fields).filter((field) => pattern.test(field));
    const share = total(fields.flatMap((field) => tally.fields[field] ?? []));
    line(`${row(label, share)}  floor ${floor} %${percent(share) < floor ? '  BELOW' : ''}`);
  }
  for (const [source, share] of Object.entries(tally.sources)) {
    if (percent(share) < SOURCE_FLOOR)
      line(`${row(source, share)}  floor ${SOURCE_FLOOR} %  BELOW`);
  }
  const known: Share = { n: total(Object.values(tally.sources)).n, ok: tally.known };
  const over = known.n > 0 && percent(known) > KNOWN_CEILING;
  line(`${row('known differences', known)}  ceiling ${KNOWN_CEILING} %${over ? '  ABOVE' : ''}`);
}
