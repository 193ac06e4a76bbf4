import type { FigureRow } from './figure-rows.ts';
import type { Measurement } from './measurements.ts';
import type { FigureKind } from './short-form.ts';

const TOLERANCES = { bench: 0.1, eval: 0 } as const;

export interface Measured {
  rows: FigureRow[];
  /** Regressions beyond the tolerance, as sentences. */
  worse: string[];
  /** Figures that the run did not tell. */
  missing: string[];
}

/** When, where and in which form something was measured. */
export type Circumstances = Pick<FigureRow, 'form' | 'date' | 'commit' | 'machine'>;

/**
 * The figures of one run beside those before.
 *
 * @param result the last line that the measurement printed
 * @param before rows of earlier runs, the oldest first
 */
export function judgeFigures(
  { kind, name, short }: Measurement,
  result: unknown,
  circumstances: Circumstances,
  before: readonly FigureRow[],
): Measured {
  const measured: Measured = { rows: [], worse: [], missing: [] };
  for (const [path, meaning] of Object.entries(short.figures)) {
    const figure = `${kind} ${name} ${path}`;
    const value = numberAt(result, path);
    if (value === null) {
      measured.missing.push(figure);
      continue;
    }
    const floor = meaning.floor === undefined ? null : numberAt(result, meaning.floor);
    const ratio = floor === null ? null : value / floor;
    const last = before.findLast((row) => row.figure === figure && row.form === circumstances.form);
    const change = last ? changeOf(last, { value, ratio }) : null;
    measured.rows.push({ figure, value, ratio, change, ...circumstances });
    if (last && change !== null && isWorse(change, meaning, TOLERANCES[kind])) {
      measured.worse.push(`${figure}: ${shownOf(last)} → ${shownOf({ value, ratio })}`);
    }
  }
  return measured;
}

/** By the ratio where both have one: it says the same on a busy and on a quiet machine. */
function changeOf(
  last: Pick<FigureRow, 'value' | 'ratio'>,
  now: Pick<FigureRow, 'value' | 'ratio'>,
): number {
  const [from, to] =
    last.ratio !== null && now.ratio !== null ? [last.ratio, now.ratio] : [last.value, now.value];
  if (from === to) return 0;
  // Of nothing there is no share: it doubled, or worse.
  return from === 0 ? Math.sign(to) : (to - from) / Math.abs(from);
}

function isWorse(change: number, { better, tolerance }: FigureKind, usual: number): boolean {
  const loss = better === 'more' ? -change : change;
  return loss > (tolerance ?? usual);
}

function shownOf({ value, ratio }: Pick<FigureRow, 'value' | 'ratio'>): string {
  const shown = String(Number(value.toPrecision(4)));
  return ratio === null ? shown : `${shown} (ratio ${Number(ratio.toPrecision(4))})`;
}

/** The number at a path with dots, of a list its length; null if none. */
function numberAt(result: unknown, path: string): number | null {
  let at: unknown = result;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return null;
    at = Object.getOwnPropertyDescriptor(at, key)?.value;
  }
  if (Array.isArray(at)) return at.length;
  return typeof at === 'number' && Number.isFinite(at) ? at : null;
}
