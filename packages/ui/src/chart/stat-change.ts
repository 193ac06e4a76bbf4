export interface StatChange {
  /** E.g. `12 vs prior`. */
  text: string;
  /** The colour shows whether it is good, not whether it is up. */
  tone: 'good' | 'bad' | 'neutral';
  direction: 'up' | 'down' | 'flat';
}

/** A change in the form that names its tone by a yes or no. */
export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  isGood?: boolean | undefined;
  label: string;
}

interface Given {
  change?: StatChange | undefined;
  trend?: StatTrend | readonly number[] | undefined;
  series?: readonly number[] | undefined;
}

function isLine(trend: StatTrend | readonly number[]): trend is readonly number[] {
  return Array.isArray(trend);
}

/** The change of a figure, whichever form it was given in. */
export function changeOf({ change, trend }: Given): StatChange | undefined {
  if (change !== undefined || trend === undefined || isLine(trend)) return change;
  const { label: text, direction, isGood } = trend;
  return { text, direction, tone: isGood === undefined ? 'neutral' : isGood ? 'good' : 'bad' };
}

/** The values over time of a figure. */
export function lineOf({ trend, series }: Given): readonly number[] | undefined {
  return series ?? (trend !== undefined && isLine(trend) ? trend : undefined);
}
