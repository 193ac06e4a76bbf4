import type { JudgementCase, JudgementPair } from './judgement-case.ts';
import { isBenign, missedOf, scoreOfCase, type JudgedDetection } from './score-case.ts';

/** Figures over all cases and pairs. */
export interface JudgementSummary {
  cases: number;
  right: number;
  pairs: number;
  ordered: number;
  /** Cases that expect nothing or LOW at most. */
  benign: number;
  /** Of them those that are not right. */
  benignAlerted: number;
  themes: Record<string, { n: number; right: number }>;
}

/** Counts cases as they are judged. */
export interface JudgementTally {
  /** @returns what of its expectation does not hold */
  add(judged: JudgementCase, found: readonly JudgedDetection[]): string[];
  /** Pairs whose first case does not score above the second, with both scores. */
  disordered(pairs: readonly JudgementPair[]): string[];
  summary(pairs: readonly JudgementPair[]): JudgementSummary;
}

export function judgementTally(): JudgementTally {
  const scores = new Map<string, number>();
  const counts = { cases: 0, right: 0, benign: 0, benignAlerted: 0 };
  const themes: Record<string, { n: number; right: number }> = {};
  const isWrong = ({ higher, lower }: JudgementPair): boolean =>
    (scores.get(higher) ?? 0) <= (scores.get(lower) ?? 0);

  return {
    add({ id, expect }, found) {
      const missed = missedOf(expect, found);
      const isRight = missed.length === 0;
      scores.set(id, scoreOfCase(found));
      const theme = (themes[id.split('.')[0] ?? ''] ??= { n: 0, right: 0 });
      theme.n += 1;
      theme.right += isRight ? 1 : 0;
      counts.cases += 1;
      counts.right += isRight ? 1 : 0;
      counts.benign += isBenign(expect) ? 1 : 0;
      counts.benignAlerted += isBenign(expect) && !isRight ? 1 : 0;
      return missed;
    },
    disordered: (pairs) =>
      pairs
        .filter(isWrong)
        .map(
          ({ higher, lower }) =>
            `${higher} ${scores.get(higher)} is not above ${lower} ${scores.get(lower)}`,
        ),
    summary(pairs) {
      const { cases, right, benign, benignAlerted } = counts;
      const ordered = pairs.length - pairs.filter(isWrong).length;
      return { cases, right, pairs: pairs.length, ordered, benign, benignAlerted, themes };
    },
  };
}
