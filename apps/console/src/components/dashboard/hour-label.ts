import { clockHour, textOf, weekdayName } from '@waybill/ui';
import { boardText } from './board.text.ts';

/** An hour of the week, from Monday 0 to Sunday 167. */
export function hourLabel(hour: number): string {
  return textOf(boardText).hourOf(weekdayName(Math.floor(hour / 24)), clockHour(hour % 24));
}
