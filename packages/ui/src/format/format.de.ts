import type { Translation } from '../text/define-text.ts';
import type { formatText } from './format.text.ts';

export const de: Translation<typeof formatText> = {
  now: 'jetzt',
  justNow: 'gerade eben',
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
  days: (count) => `${count} T.`,
  months: (count) => `${count} Mon.`,
  years: (count) => `${count} J.`,
  ago: (length) => `vor ${length}`,
  ahead: (length) => `in ${length}`,
};
