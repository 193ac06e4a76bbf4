import { expect, test } from 'vitest';
import type { FigureRow } from './figure-rows.ts';
import { judgeFigures } from './judge-figures.ts';
import type { Measurement } from './measurements.ts';
import type { FigureKind } from './short-form.ts';

const TODAY = { form: 'short', date: '2026-11-23', commit: 'abc', machine: '2 cores' } as const;

function measurement(
  figures: Record<string, FigureKind>,
  kind: Measurement['kind'] = 'bench',
): Measurement {
  return { kind, name: 'x', short: { args: [], leavesOut: 'nothing', minutes: 1, figures } };
}

const row = (figure: string, value: number, ratio: number | null = null): FigureRow => ({
  ...TODAY,
  figure,
  value,
  ratio,
  change: null,
});

test('takes numbers by their path, lengths of lists, and ratios to the floor of the run', () => {
  const { rows, missing } = judgeFigures(
    measurement({
      'a.rate': { better: 'more', floor: 'a.copy' },
      failed: { better: 'less' },
      gone: { better: 'less' },
    }),
    { a: { rate: 50, copy: 200 }, failed: ['x', 'y'] },
    TODAY,
    [],
  );
  expect(rows).toEqual([row('bench x a.rate', 50, 0.25), row('bench x failed', 2)]);
  expect(missing).toEqual(['bench x gone']);
});

test('names what got worse by more than a tenth, in the direction that is worse', () => {
  const kinds = { ms: { better: 'less' }, rate: { better: 'more' } } as const;
  const before = [row('bench x ms', 100), row('bench x rate', 100)];
  const worseOf = (result: object) => judgeFigures(measurement(kinds), result, TODAY, before).worse;
  expect(worseOf({ ms: 109, rate: 91 })).toEqual([]);
  expect(worseOf({ ms: 50, rate: 200 })).toEqual([]);
  expect(worseOf({ ms: 120, rate: 80 })).toEqual([
    'bench x ms: 100 → 120',
    'bench x rate: 100 → 80',
  ]);
});

test('compares ratios where there are any: a slower machine is no worse product', () => {
  const kinds = { rate: { better: 'more', floor: 'copy' } } as const;
  const before = [row('bench x rate', 100, 0.5)];
  const judged = (rate: number, copy: number) =>
    judgeFigures(measurement(kinds), { rate, copy }, TODAY, before);
  expect(judged(50, 100)).toMatchObject({ rows: [{ change: 0 }], worse: [] });
  expect(judged(100, 400).worse).toEqual(['bench x rate: 100 (ratio 0.5) → 100 (ratio 0.25)']);
});

test('an evaluation may not lose anything, and a whole run is no measure for a short one', () => {
  const kinds = { right: { better: 'more' }, false: { better: 'less' } } as const;
  const before = [row('eval x right', 1000), row('eval x false', 0)];
  const judged = (form: 'short' | 'full') =>
    judgeFigures(measurement(kinds, 'eval'), { right: 999, false: 1 }, { ...TODAY, form }, before);
  expect(judged('short').worse).toHaveLength(2);
  expect(judged('full')).toMatchObject({ worse: [], rows: [{ change: null }, { change: null }] });
});
