import type { SizePast } from '../detectors/detector-past.ts';
import { LOG_PARTS } from './person-day.ts';
import type { HistoryDay } from './profile.ts';

/** Size statistics of one extension over days of a person or organisation; null if none. */
export function sizePast(
  days: readonly Pick<HistoryDay, 'sizes'>[],
  extension: string,
): SizePast | null {
  const own = days.flatMap(({ sizes }) => sizes.filter(([name]) => name === extension));
  const count = own.reduce((total, [, few]) => total + few, 0);
  if (count === 0) return null;
  const logMean = own.reduce((total, [, , sum]) => total + sum, 0) / LOG_PARTS / count;
  const squares = own.reduce((total, [, , , sum]) => total + sum, 0) / LOG_PARTS ** 2 / count;
  return { count, logMean, logDeviation: Math.sqrt(Math.max(0, squares - logMean * logMean)) };
}
